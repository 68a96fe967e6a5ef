import { useTranslation } from 'react-i18next';
import { YuanField } from '@caravan/console-core';
import { maxSizeFees, sizeMeasures } from '@caravan/shipping/contract';
import { Button, Grid, Row, SelectField, Stack, TextField } from '@caravan/ui-kit';
import { useFieldArray } from '@caravan/web-core/forms';
import type { TermsFieldsProps } from './terms-fields.tsx';

/** The fees for large and heavy parcels. */
export const SizeFees = ({ form }: TermsFieldsProps) => {
  const { t } = useTranslation('shipping-console');
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'terms.size_fees' });
  const fees = form.watch('terms.size_fees');
  const options = sizeMeasures.map((value) => ({ value, label: t(`sheet.size.${value}`) }));
  return (
    <Stack gap="4">
      {fields.map(({ id }, index) => {
        const name = `terms.size_fees.${index}` as const;
        const errors = form.formState.errors.terms?.size_fees?.[index];
        const grams = fees[index]?.by === 'weight';
        return (
          <Stack key={id} gap="2" role="group" aria-label={t('sheet.size.fee', { number: index + 1 })}>
            <Grid columns={{ base: 1, sm: 2, lg: 3 }} gap="4">
              <SelectField {...form.field(`${name}.by`)} label={t('sheet.size.by')} options={options} />
              <TextField
                {...form.register(`${name}.over`, { valueAsNumber: true })}
                label={t('sheet.size.over')}
                suffix={grams ? 'g' : 'mm'}
                inputMode="numeric"
                numeric
                error={errors?.over?.message}
              />
              <YuanField control={form.control} name={`${name}.fen`} label={t('sheet.size.fen')} />
              <YuanField control={form.control} name={`${name}.kg_fen`} label={t('sheet.size.kg_fen')} />
              <TextField
                {...form.register(`${name}.least_g`, { valueAsNumber: true })}
                label={t('sheet.least_g')}
                suffix="g"
                inputMode="numeric"
                numeric
                error={errors?.least_g?.message}
              />
            </Grid>
            <Row>
              <Button size="sm" variant="ghost" icon="trash" onClick={() => remove(index)}>
                {t('sheet.size.remove', { number: index + 1 })}
              </Button>
            </Row>
          </Stack>
        );
      })}
      {fields.length < maxSizeFees ? (
        <Row>
          <Button
            size="sm"
            variant="secondary"
            icon="plus"
            onClick={() => append({ by: 'length', over: 1_200, fen: 0, kg_fen: 0, least_g: 0 })}
          >
            {t('sheet.size.add')}
          </Button>
        </Row>
      ) : null}
    </Stack>
  );
};
