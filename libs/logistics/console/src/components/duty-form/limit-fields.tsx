import { useTranslation } from 'react-i18next';
import { valueBases } from '@caravan/logistics/contract';
import { Grid, Panel, SelectField, Stack, TextField } from '@caravan/ui-kit';
import { limitKinds } from '../../lib/duty-form.ts';
import { SourceFields, type DutyForm } from './source-fields.tsx';

export interface LimitFieldsProps {
  form: DutyForm;
  name: 'duty_limit' | 'tax_limit';
}

/** Up to which value a country charges no duty, or no tax. */
export const LimitFields = ({ form, name }: LimitFieldsProps) => {
  const { t } = useTranslation('logistics-console');
  const known = form.watch(`${name}.known`);
  return (
    <Panel title={t(`duties.${name}`)} gap="3">
      <Stack gap="3">
        <Grid columns={{ base: 1, md: 3 }} gap="3" align="start">
          <SelectField
            {...form.field(`${name}.known`)}
            label={t('duties.limit')}
            options={limitKinds.map((kind) => ({ value: kind, label: t(`duties.limitKind.${kind}`) }))}
          />
          {known === 'amount' ? (
            <>
              <TextField {...form.field(`${name}.amount`)} label={t('duties.amount')} inputMode="decimal" numeric />
              <SelectField
                {...form.field(`${name}.basis`)}
                label={t('duties.basis')}
                options={valueBases.map((basis) => ({ value: basis, label: t(`duties.base.${basis}`) }))}
              />
            </>
          ) : null}
        </Grid>
        {known === 'unknown' ? null : <SourceFields form={form} name={`${name}.source`} />}
      </Stack>
    </Panel>
  );
};
