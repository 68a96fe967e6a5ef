import { maxRechargeFen, minRechargeFen, type NewPayment } from '@caravan/fund-payment/contract';
import { formatFen } from '@caravan/kernel';
import { RadioGroup, Stack, TextField } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import { useWatch, type UseFormReturn } from '@caravan/web-core/forms';
import { rechargePresets, typedFen, type RechargeValues } from '../../lib/recharge-form.ts';
import { yuanText } from '../../lib/yuan.ts';

type Form = UseFormReturn<RechargeValues, unknown, NewPayment>;

export interface RechargeAmountProps {
  form: Form & { field: (name: 'amount_fen') => ReturnType<Form['register']> & { error: string | undefined } };
}

/** Amounts to choose from, and one of one's own; what stands in the field counts. */
export const RechargeAmount = ({ form }: RechargeAmountProps) => {
  const t = useTexts('fund-payment');
  const typed = useWatch({ control: form.control, name: 'amount_fen' });
  const fen = typedFen(typed);
  const choose = (chosen: string) => {
    const value = yuanText(Number(chosen));
    form.setValue('amount_fen', value);
    // The same as if it had been typed: it is kept as a draft, and mends what was wrong.
    void form.field('amount_fen').onChange({ type: 'change', target: { name: 'amount_fen', value } });
  };
  return (
    <Stack gap="4">
      <RadioGroup
        look="tiles"
        label={t('recharge.amount')}
        options={rechargePresets.map((preset) => ({ value: String(preset), label: formatFen(preset) }))}
        value={fen === undefined ? '' : String(fen)}
        onChange={(event) => choose(event.target.value)}
      />
      <TextField
        {...form.field('amount_fen')}
        label={t('recharge.own')}
        hint={t('recharge.ownHint', { min: formatFen(minRechargeFen), max: formatFen(maxRechargeFen) })}
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
