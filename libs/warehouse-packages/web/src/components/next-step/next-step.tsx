import { useTranslation } from 'react-i18next';
import { afterSentence } from '@caravan/kernel';
import type { ParcelSummary } from '@caravan/warehouse-packages/contract';
import { TurnNote } from '@caravan/ui-kit';
import { LocalDay, LocalTime, PayTime, useDay, useFormats, useNow } from '@caravan/web-core';
import { returnedFen } from '../../lib/line-fee.ts';
import { nextStepOf } from '../../lib/next-step.ts';

/** Who acts next, what they do, and by when. */
export const NextStep = ({ parcel }: { parcel: ParcelSummary }) => {
  const { t } = useTranslation('warehouse-packages');
  const { asYuan } = useFormats();
  const day = useDay();
  const { who, key, by, arrives } = nextStepOf(parcel, useNow());
  const { extra } = parcel;
  const amountFen = extra && parcel.actions.includes('pay_extra') ? extra.amount_fen : returnedFen(parcel);
  const Deadline = key === 'shipBy' || key === 'shipLate' ? LocalDay : LocalTime;
  const sentence = (time?: string) => t(`step.${key}`, { by: time, amount: asYuan(amountFen) });
  const payTime = key === 'pay' ? <PayTime until={parcel.expires_at} over={t('step.payOver')} /> : null;
  const expected = arrives ? t('track.arrives', { from: day(arrives.from), to: day(arrives.to) }) : '';
  return (
    <TurnNote turn={who} lead={t(`who.${who}`)} below={payTime}>
      {expected && expected + afterSentence(expected)}
      {by ? <Deadline at={by} text={sentence} /> : sentence()}
    </TurnNote>
  );
};
