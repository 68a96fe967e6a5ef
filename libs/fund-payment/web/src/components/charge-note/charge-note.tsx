import { useTranslation } from 'react-i18next';
import { afterSentence, type Fen } from '@caravan/kernel';
import type { Payment, PaymentMethod } from '@caravan/fund-payment/contract';
import { Text } from '@caravan/ui-kit';
import { useDay, useFormats } from '@caravan/web-core';
import type { Exchange } from '../../lib/use-methods.ts';

/** Rates and their margin as they are written. */
const useRates = () => {
  const { date, number } = useFormats();
  const rate = (written: string): string => number(Number(written), { maximumFractionDigits: 12 });
  return {
    rate,
    margin: (bp: number): string => number(bp / 10_000, { style: 'percent', maximumFractionDigits: 2 }),
    day: (asOf: string): string => date(`${asOf}T00:00:00Z`),
  };
};

/** How the rate of a charge in another currency comes about, before it is paid (specification 47.3). */
const ExchangeNote = ({ exchange }: { exchange: Exchange }) => {
  const { t } = useTranslation('fund-payment');
  const { money } = useFormats();
  const { rate, margin, day } = useRates();
  const { amount, currency } = exchange;
  const rates = t('charge.exchange', {
    asOf: day(exchange.rate_as_of),
    dayRate: rate(exchange.day_rate),
    margin: margin(exchange.margin_bp),
    rate: rate(exchange.rate),
    currency,
  });
  return (
    <Text size="sm">
      {rates}
      {amount === null ? null : afterSentence(rates) + t('charge.exchangeAmount', { amount: money(amount, currency) })}
    </Text>
  );
};

export interface ChargeNoteProps {
  fen: Fen;
  method: PaymentMethod | undefined;
  /** Set if the method charges another currency with an exchange margin. */
  exchange: Exchange | undefined;
}

/** The currency of the charge, always stated (specification 26.3). */
export const ChargeNote = ({ fen, method, exchange }: ChargeNoteProps) => {
  const { t } = useTranslation('fund-payment');
  const { asYuan } = useFormats();
  return (
    <>
      <Text size="sm" tone="muted">
        {fen === 0
          ? t('charge.currency')
          : t(`charge.${method === 'westpay' || method === 'paypal' ? method : 'cny'}`, { amount: asYuan(fen) })}
      </Text>
      {exchange ? <ExchangeNote exchange={exchange} /> : null}
    </>
  );
};

/** The rate of a charge in another currency: its own day, which may be old, and the day on which it was fixed. */
export const ChargeRate = ({ payment: { charge, created_at: made } }: { payment: Payment }) => {
  const { t } = useTranslation('fund-payment');
  const { rate, margin, day } = useRates();
  const madeOn = useDay()(made);
  const { currency, day_rate: dayRate, margin_bp: bp } = charge;
  if (charge.rate_as_of === null) return null;
  const said = { rate: rate(charge.rate), currency, asOf: day(charge.rate_as_of), date: madeOn };
  if (dayRate === undefined || bp === undefined) return <>{t('result.rate', said)}</>;
  return <>{t('result.marginRate', { ...said, dayRate: rate(dayRate), margin: margin(bp) })}</>;
};
