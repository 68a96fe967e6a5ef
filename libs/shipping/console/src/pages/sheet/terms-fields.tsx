import { useTranslation } from 'react-i18next';
import { PercentField, YuanField } from '@caravan/console-core';
import { Checkbox, Grid, Stack, TextField } from '@caravan/ui-kit';
import type { ContractForm } from '@caravan/web-core/forms';
import type { SheetForm } from './use-sheet-import.ts';

export interface TermsFieldsProps {
  form: ContractForm<SheetForm, SheetForm>;
}

type NumberTerm =
  | 'heavy_over_g'
  | 'heavy_round_g'
  | 'least_g'
  | 'round_g'
  | 'volume_above_cm3'
  | 'volume_above_percent'
  | 'volume_from_mm'
  | 'volume_percent';

const numberOrNull = (typed: unknown): number | null => (typed === '' || typed === null ? null : Number(typed));

/** How weights count by the sheet, and what is charged besides its prices. */
export const TermsFields = ({ form }: TermsFieldsProps) => {
  const { t } = useTranslation('shipping-console');
  const errors = form.formState.errors.terms;
  const number = (name: NumberTerm, isOptional = false) => ({
    ...form.register(`terms.${name}`, isOptional ? { setValueAs: numberOrNull } : { valueAsNumber: true }),
    error: errors?.[name]?.message,
    label: t(`sheet.${name}`),
    ...(isOptional ? { optionalText: t('methods.optional') } : {}),
    inputMode: 'numeric' as const,
    numeric: true,
  });
  return (
    <Stack gap="4">
      <Grid columns={{ base: 1, sm: 2, lg: 3 }} gap="4">
        <TextField {...number('least_g')} suffix="g" />
        <TextField {...number('round_g')} suffix="g" hint={t('sheet.roundHint')} />
        <TextField {...number('heavy_over_g', true)} suffix="g" hint={t('sheet.heavyHint')} />
        <TextField {...number('heavy_round_g')} suffix="g" />
        <TextField {...number('volume_from_mm', true)} suffix="mm" hint={t('sheet.volumeFromHint')} />
        <TextField {...number('volume_above_cm3', true)} suffix="cm³" />
        <TextField {...number('volume_above_percent')} suffix="%" hint={t('sheet.volumeAboveHint')} />
        <TextField {...number('volume_percent')} suffix="%" hint={t('sheet.volumeHint')} />
        <PercentField control={form.control} name="terms.fuel_basis_points" label={t('sheet.fuel')} />
        {(['remote_fen', 'remote_kg_fen', 'battery_fen'] as const).map((name) => (
          <YuanField key={name} control={form.control} name={`terms.${name}`} label={t(`sheet.${name}`)} />
        ))}
      </Grid>
      <Checkbox {...form.field('terms.fuel_on_remote')} label={t('sheet.fuelOnRemote')} />
      <Checkbox {...form.field('terms.fuel_on_size')} label={t('sheet.fuelOnSize')} />
    </Stack>
  );
};
