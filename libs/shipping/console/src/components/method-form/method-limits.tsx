import { useTranslation } from 'react-i18next';
import { YuanField } from '@caravan/console-core';
import { restrictions } from '@caravan/shipping/contract';
import { Checkbox, Fieldset, Grid, Row, Stack, TextField } from '@caravan/ui-kit';
import type { MethodFieldsProps } from './method-form-props.ts';

type NumberName = 'min_g' | 'max_g' | 'max_side_mm' | 'max_girth_mm' | 'divisor' | 'packing_g';

/** An empty field is null; what is no number stays one that the form's rules refuse. */
const numberOrNull = (typed: unknown): number | null => (typed === '' || typed === null ? null : Number(typed));

export const MethodLimits = ({ form }: MethodFieldsProps) => {
  const { t } = useTranslation('shipping-console');
  const numberField = (name: NumberName, isOptional = false) => ({
    ...form.register(name, isOptional ? { setValueAs: numberOrNull } : { valueAsNumber: true }),
    error: form.formState.errors[name]?.message,
    label: t(`methods.${name}`),
    ...(isOptional ? { optionalText: t('methods.optional') } : {}),
    inputMode: 'numeric' as const,
    numeric: true,
  });
  return (
    <Stack gap="4">
      <Grid columns={{ base: 1, md: 3 }} gap="4">
        <TextField {...numberField('min_g')} suffix="g" />
        <TextField {...numberField('max_g')} suffix="g" />
        <TextField {...numberField('packing_g')} suffix="g" hint={t('methods.packingHint')} />
        <TextField {...numberField('max_side_mm')} suffix="mm" />
        <TextField {...numberField('max_girth_mm', true)} suffix="mm" />
        <TextField {...numberField('divisor', true)} hint={t('methods.divisorHint')} />
        <YuanField
          control={form.control}
          name="max_value_fen"
          label={t('methods.maxValue')}
          optionalText={t('methods.optional')}
        />
      </Grid>
      <Fieldset legend={t('methods.restrictions')}>
        <Row gap="4" wrap>
          {restrictions.map((restriction) => (
            <Checkbox
              {...form.register('restrictions')}
              key={restriction}
              value={restriction}
              label={t(`methods.restriction.${restriction}`)}
            />
          ))}
        </Row>
      </Fieldset>
    </Stack>
  );
};
