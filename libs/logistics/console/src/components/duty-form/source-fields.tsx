import { useTranslation } from 'react-i18next';
import type { DutyChange, RuleList } from '@caravan/logistics/contract';
import { Grid, TextField } from '@caravan/ui-kit';
import type { ContractForm } from '@caravan/web-core/forms';
import type { DutyValues } from '../../lib/duty-values.ts';

export type DutyForm = ContractForm<DutyValues, DutyChange>;

export interface RuleFieldsProps {
  form: DutyForm;
  index: number;
}

/** For which days a rule is in force, the page that states it, and the day for which that page does. */
export const SourceFields = ({ form, name }: { form: DutyForm; name: `${RuleList}.${number}` }) => {
  const { t } = useTranslation('logistics-console');
  return (
    <Grid columns={{ base: 1, md: 3 }} gap="3" align="start">
      <TextField
        {...form.field(`${name}.from`)}
        type="date"
        label={t('duties.from')}
        optionalText={t('duties.always')}
      />
      <TextField
        {...form.field(`${name}.until`)}
        type="date"
        label={t('duties.until')}
        optionalText={t('duties.always')}
      />
      <TextField {...form.field(`${name}.source.title`)} label={t('duties.source')} lang="en" maxLength={200} />
      <TextField {...form.field(`${name}.source.url`)} label={t('duties.sourceUrl')} inputMode="url" maxLength={500} />
      <TextField {...form.field(`${name}.source.as_of`)} type="date" label={t('duties.sourceDay')} />
    </Grid>
  );
};
