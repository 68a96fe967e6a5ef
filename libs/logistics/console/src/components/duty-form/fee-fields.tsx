import { useTranslation } from 'react-i18next';
import { flatCharges, valueBases } from '@caravan/logistics/contract';
import { Grid, SelectField, Stack, TextField } from '@caravan/ui-kit';
import { useFieldArray } from '@caravan/web-core/forms';
import { emptyRules } from '../../lib/duty-values.ts';
import { RuleList } from './rule-list.tsx';
import { SourceFields, type DutyForm, type RuleFieldsProps } from './source-fields.tsx';

const FeeFields = ({ form, index }: RuleFieldsProps) => {
  const { t } = useTranslation('logistics-console');
  const name = `fees.${index}` as const;
  const number = { inputMode: 'decimal', numeric: true } as const;
  return (
    <Stack gap="3">
      <Grid columns={{ base: 1, md: 3 }} gap="3" align="start">
        <TextField {...form.field(`${name}.low`)} label={t('duties.lowAmount')} {...number} />
        <TextField
          {...form.field(`${name}.high`)}
          label={t('duties.highAmount')}
          optionalText={t('duties.sameAmount')}
          {...number}
        />
        <TextField {...form.field(`${name}.currency`)} label={t('duties.feeCurrency')} maxLength={3} />
        <SelectField
          {...form.field(`${name}.per`)}
          label={t('duties.per')}
          options={flatCharges.map((per) => ({ value: per, label: t(`duties.pers.${per}`) }))}
        />
        <TextField
          {...form.field(`${name}.up_to`)}
          label={t('duties.upTo')}
          optionalText={t('duties.noEnd')}
          {...number}
        />
        <SelectField
          {...form.field(`${name}.up_to_basis`)}
          label={t('duties.basis')}
          options={valueBases.map((basis) => ({ value: basis, label: t(`duties.base.${basis}`) }))}
        />
        <TextField
          {...form.field(`${name}.tax`)}
          label={t('duties.feeTax')}
          optionalText={t('duties.noTax')}
          suffix="%"
          {...number}
        />
      </Grid>
      <SourceFields form={form} name={name} />
    </Stack>
  );
};

/** Levies and fees beside duty and tax. */
export const FeeList = ({ form }: { form: DutyForm }) => {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'fees' });
  return (
    <RuleList
      name="fees"
      keys={fields.map(({ id }) => id)}
      error={form.formState.errors.fees?.root?.message}
      onAdd={() => append({ ...emptyRules.fee, currency: form.getValues('currency') })}
      onRemove={remove}
    >
      {(index) => <FeeFields form={form} index={index} />}
    </RuleList>
  );
};
