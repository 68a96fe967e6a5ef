import { useTranslation } from 'react-i18next';
import { valueBases } from '@caravan/logistics/contract';
import { Grid, SelectField, Stack, TextField } from '@caravan/ui-kit';
import { useFieldArray } from '@caravan/web-core/forms';
import { emptyRules, limitKinds } from '../../lib/duty-values.ts';
import { RuleList } from './rule-list.tsx';
import { SourceFields, type DutyForm, type RuleFieldsProps } from './source-fields.tsx';

export interface LimitListProps {
  form: DutyForm;
  name: 'duty_limits' | 'tax_limits';
}

const LimitFields = ({ form, name: list, index }: RuleFieldsProps & LimitListProps) => {
  const { t } = useTranslation('logistics-console');
  const name = `${list}.${index}` as const;
  return (
    <Stack gap="3">
      <Grid columns={{ base: 1, md: 3 }} gap="3" align="start">
        <SelectField
          {...form.field(`${name}.kind`)}
          label={t('duties.limit')}
          options={limitKinds.map((kind) => ({ value: kind, label: t(`duties.limitKind.${kind}`) }))}
        />
        {form.watch(`${name}.kind`) === 'amount' ? (
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
      <SourceFields form={form} name={name} />
    </Stack>
  );
};

/** Up to which value a country charges no duty, or no tax. */
export const LimitList = ({ form, name }: LimitListProps) => {
  const { fields, append, remove } = useFieldArray({ control: form.control, name });
  return (
    <RuleList
      name={name}
      keys={fields.map(({ id }) => id)}
      error={form.formState.errors[name]?.root?.message}
      onAdd={() => append(emptyRules.limit)}
      onRemove={remove}
    >
      {(index) => <LimitFields form={form} name={name} index={index} />}
    </RuleList>
  );
};
