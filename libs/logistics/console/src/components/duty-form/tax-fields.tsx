import { useTranslation } from 'react-i18next';
import { taxBases } from '@caravan/logistics/contract';
import { Grid, SelectField, Stack, TextField } from '@caravan/ui-kit';
import { useFieldArray } from '@caravan/web-core/forms';
import { emptyRules } from '../../lib/duty-values.ts';
import { RuleList } from './rule-list.tsx';
import { SourceFields, type DutyForm, type RuleFieldsProps } from './source-fields.tsx';

const TaxFields = ({ form, index }: RuleFieldsProps) => {
  const { t } = useTranslation('logistics-console');
  const name = `taxes.${index}` as const;
  const number = { inputMode: 'decimal', numeric: true } as const;
  return (
    <Stack gap="3">
      <Grid columns={{ base: 1, md: 3 }} gap="3" align="start">
        <TextField {...form.field(`${name}.low`)} label={t('duties.low')} suffix="%" {...number} />
        <TextField {...form.field(`${name}.high`)} label={t('duties.high')} suffix="%" {...number} />
        <SelectField
          {...form.field(`${name}.base`)}
          label={t('duties.chargedOn')}
          options={taxBases.map((base) => ({ value: base, label: t(`duties.base.${base}`) }))}
        />
      </Grid>
      <SourceFields form={form} name={name} />
    </Stack>
  );
};

/** The rate of VAT, GST or sales tax. */
export const TaxList = ({ form }: { form: DutyForm }) => {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'taxes' });
  return (
    <RuleList
      name="taxes"
      keys={fields.map(({ id }) => id)}
      error={form.formState.errors.taxes?.root?.message}
      onAdd={() => append(emptyRules.tax)}
      onRemove={remove}
    >
      {(index) => <TaxFields form={form} index={index} />}
    </RuleList>
  );
};
