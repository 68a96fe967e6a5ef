import { useTranslation } from 'react-i18next';
import { maxRechargeFen, minRechargeFen, type NewPayment } from '@caravan/fund-payment/contract';
import { typedYuan } from '@caravan/kernel';
import { RadioGroup, Stack, TextField } from '@caravan/ui-kit';
import { useWatch, type UseFormReturn } from '@caravan/web-core/forms';
import { useFormats, useLanguage } from '@caravan/web-core';
import { rechargePresets, typedFen, type RechargeValues } from '../../lib/recharge-form.ts';

type Form = UseFormReturn<RechargeValues, unknown, NewPayment>;

export interface RechargeAmountProps {
  form: Form & { field: (name: 'amount_fen') => ReturnType<Form['register']> & { error: string | undefined } };
}

/** Preset amounts and a field for another amount; the field's value counts. */
export const RechargeAmount = ({ form }: RechargeAmountProps) => {
  const { t } = useTranslation('fund-payment');
  const { asYuan } = useFormats();
  const language = useLanguage();
  const typed = useWatch({ control: form.control, name: 'amount_fen' });
  const fen = typedFen(typed);
  const choose = (chosen: string) => {
    const value = typedYuan(Number(chosen), language);
    form.setValue('amount_fen', value);
    // Same as typing: the value is kept as a draft, and clears an error.
    void form.field('amount_fen').onChange({ type: 'change', target: { name: 'amount_fen', value } });
  };
  return (
    <Stack gap="4">
      <RadioGroup
        look="tiles"
        label={t('recharge.amount')}
        options={rechargePresets.map((preset) => ({ value: String(preset), label: asYuan(preset) }))}
        value={fen === undefined ? '' : String(fen)}
        onChange={(event) => choose(event.target.value)}
      />
      <TextField
        {...form.field('amount_fen')}
        label={t('recharge.own')}
        hint={t('recharge.ownHint', { min: asYuan(minRechargeFen), max: asYuan(maxRechargeFen) })}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="next"
        prefix="¥"
        numeric
        size="lg"
      />
    </Stack>
  );
};
