import { useTranslation } from 'react-i18next';
import { Grid, TextField } from '@caravan/ui-kit';
import type { ContractForm } from '@caravan/web-core/forms';
import type { DutyChange } from '@caravan/logistics/contract';
import type { DutyValues } from '../../lib/duty-form.ts';

export type DutyForm = ContractForm<DutyValues, DutyChange>;

export interface SourceFieldsProps {
  form: DutyForm;
  name: 'duty_limit.source' | 'tax_limit.source' | 'tax.source' | `duty.${number}.source`;
}

/** The page that states a figure, and the day for which it does. */
export const SourceFields = ({ form, name }: SourceFieldsProps) => {
  const { t } = useTranslation('logistics-console');
  return (
    <Grid columns={{ base: 1, md: 3 }} gap="3" align="start">
      <TextField {...form.field(`${name}.title`)} label={t('duties.source')} lang="en" maxLength={200} />
      <TextField {...form.field(`${name}.url`)} label={t('duties.sourceUrl')} inputMode="url" maxLength={500} />
      <TextField {...form.field(`${name}.as_of`)} type="date" label={t('duties.sourceDay')} />
    </Grid>
  );
};
