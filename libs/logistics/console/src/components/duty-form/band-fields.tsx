import { useTranslation } from 'react-i18next';
import { flatCharges, valueBases } from '@caravan/logistics/contract';
import { Grid, SelectField, Stack, TextField } from '@caravan/ui-kit';
import { useFieldArray } from '@caravan/web-core/forms';
import { emptyRules } from '../../lib/duty-values.ts';
import { RuleList } from './rule-list.tsx';
import { SourceFields, type DutyForm, type RuleFieldsProps } from './source-fields.tsx';

/** The duty up to a value. */
const BandFields = ({ form, index }: RuleFieldsProps) => {
  const { t } = useTranslation('logistics-console');
  const name = `duty.${index}` as const;
  const bases = valueBases.map((basis) => ({ value: basis, label: t(`duties.base.${basis}`) }));
  const number = { inputMode: 'decimal', numeric: true } as const;
  return (
    <Stack gap="3">
      <Grid columns={{ base: 1, md: 3 }} gap="3" align="start">
        <SelectField
          {...form.field(`${name}.kind`)}
          label={t('duties.kind')}
          options={(['rate', 'flat'] as const).map((one) => ({ value: one, label: t(`duties.kinds.${one}`) }))}
        />
        <TextField
          {...form.field(`${name}.up_to`)}
          label={t('duties.upTo')}
          optionalText={t('duties.noEnd')}
          {...number}
        />
        <SelectField {...form.field(`${name}.up_to_basis`)} label={t('duties.basis')} options={bases} />
        {form.watch(`${name}.kind`) === 'rate' ? (
          <>
            <TextField {...form.field(`${name}.low`)} label={t('duties.low')} suffix="%" {...number} />
            <TextField {...form.field(`${name}.high`)} label={t('duties.high')} suffix="%" {...number} />
            <SelectField {...form.field(`${name}.base`)} label={t('duties.chargedOn')} options={bases} />
          </>
        ) : (
          <>
            <TextField {...form.field(`${name}.amount`)} label={t('duties.amount')} {...number} />
            <SelectField
              {...form.field(`${name}.per`)}
              label={t('duties.per')}
              options={flatCharges.map((per) => ({ value: per, label: t(`duties.pers.${per}`) }))}
            />
          </>
        )}
      </Grid>
      <SourceFields form={form} name={name} />
    </Stack>
  );
};

/** The duty of parcels above the limit, by bands of value. */
export const BandList = ({ form }: { form: DutyForm }) => {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'duty' });
  return (
    <RuleList
      name="duty"
      keys={fields.map(({ id }) => id)}
      error={form.formState.errors.duty?.root?.message}
      onAdd={() => append(emptyRules.band)}
      onRemove={remove}
    >
      {(index) => <BandFields form={form} index={index} />}
    </RuleList>
  );
};
