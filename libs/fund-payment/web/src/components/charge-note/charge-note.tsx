import { useTranslation } from 'react-i18next';
import { type Fen } from '@caravan/kernel';
import type { Payment, PaymentMethod } from '@caravan/fund-payment/contract';
import { Text } from '@caravan/ui-kit';
import { useDay, useFormats } from '@caravan/web-core';

/** The currency of the charge, always stated (specification 26.3). */
export const ChargeNote = ({ fen, method }: { fen: Fen; method: PaymentMethod | undefined }) => {
  const { t } = useTranslation('fund-payment');
  const { asYuan } = useFormats();
  return (
    <Text size="sm" tone="muted">
      {fen === 0
        ? t('charge.currency')
        : t(`charge.${method === 'westpay' || method === 'paypal' ? method : 'cny'}`, { amount: asYuan(fen) })}
    </Text>
  );
};

/** The rate of a charge in another currency: its own day, which may be old, and the day on which it was fixed. */
export const ChargeRate = ({ payment: { charge, created_at: made } }: { payment: Payment }) => {
  const { t } = useTranslation('fund-payment');
  const { date, number } = useFormats();
  const day = useDay();
  if (charge.rate_as_of === null) return null;
  const asOf = date(`${charge.rate_as_of}T00:00:00Z`);
  const rate = number(Number(charge.rate), { maximumFractionDigits: 12 });
  return <>{t('result.rate', { rate, currency: charge.currency, asOf, date: day(made) })}</>;
};
