import { useTranslation } from 'react-i18next';
import type { Payment } from '@caravan/fund-payment/contract';
import { useFormats } from '@caravan/web-core';

/** The rate of a charge in another currency: its own day, which may be old, and the day on which it was fixed. */
export const ChargeRate = ({ payment: { charge, created_at: made } }: { payment: Payment }) => {
  const { t } = useTranslation('fund-payment');
  const { date } = useFormats();
  if (charge.rate_as_of === null) return null;
  const asOf = date(`${charge.rate_as_of}T00:00:00Z`);
  return <>{t('result.rate', { rate: charge.rate, currency: charge.currency, asOf, date: date(made) })}</>;
};
