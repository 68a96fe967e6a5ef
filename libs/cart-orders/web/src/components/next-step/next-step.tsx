import { useTranslation } from 'react-i18next';
import type { OrderSummary } from '@caravan/cart-orders/contract';
import { TurnNote } from '@caravan/ui-kit';
import { BeijingDeadline, LocalTime, PayTime, useFormats } from '@caravan/web-core';
import { feeOf } from '../../lib/order-fee.ts';
import { nextStepOf } from '../../lib/next-step.ts';

/** Who acts next, what they do, and by when. */
export const NextStep = ({ order }: { order: OrderSummary }) => {
  const { t } = useTranslation('cart-orders');
  const { asYuan } = useFormats();
  const { who, key, by } = nextStepOf(order);
  const dated = key === 'review' && by === null ? 'reviewUndated' : key;
  const { question, progress } = order;
  const name = question?.line_name ?? null;
  const about =
    question && name !== null && question.kind !== 'domestic_fee' ? t(`question.about.${question.kind}`, { name }) : '';
  const sentence = (time?: string) =>
    t(`step.${dated}`, {
      by: time,
      amount: asYuan(order.refunded_fen),
      fee: asYuan(feeOf(order)),
      about,
      arrived: progress.arrived,
      onShelf: progress.on_shelf,
      expected: progress.expected,
    });
  // Only the review ends with working hours in Beijing.
  const Deadline = key === 'review' || key === 'reviewPrice' ? BeijingDeadline : LocalTime;
  const payTime = key === 'pay' ? <PayTime until={order.expires_at} over={t('step.payOver')} /> : null;
  const isExtra = key === 'payExtra' || key === 'payExtraLine';
  const extraTime =
    isExtra && by ? <PayTime until={by} over={t(key === 'payExtra' ? 'step.waitOver' : 'step.waitOverLine')} /> : null;
  return (
    <TurnNote turn={who} lead={t(`who.${who}`)} below={payTime ?? extraTime}>
      {by ? <Deadline at={by} text={sentence} /> : sentence()}
    </TurnNote>
  );
};
