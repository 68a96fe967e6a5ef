import { useTranslation } from 'react-i18next';
import { afterSentence, formatFen } from '@caravan/kernel';
import type { Parcel } from '@caravan/warehouse-packages/contract';
import { TurnNote } from '@caravan/ui-kit';
import { PayTime, useMoment, useNow } from '@caravan/web-core';
import { nextStepOf } from '../../lib/next-step.ts';
import { useDay } from '../../lib/use-day.ts';

/** Who acts next, what they do, and by when. */
export const NextStep = ({ parcel }: { parcel: Parcel }) => {
  const { t } = useTranslation('warehouse-packages');
  const moment = useMoment();
  const day = useDay();
  const { who, key, by, arrives } = nextStepOf(parcel, useNow());
  const isPromise = key === 'shipBy' || key === 'shipLate';
  const payTime = key === 'pay' ? <PayTime until={parcel.expires_at} over={t('step.payOver')} /> : null;
  const expected = arrives ? t('track.arrives', { from: day(arrives.from), to: day(arrives.to) }) : '';
  return (
    <TurnNote turn={who} lead={t(`who.${who}`)} below={payTime}>
      {expected && expected + afterSentence(expected)}
      {t(`step.${key}`, {
        by: by && (isPromise ? day(by) : moment(by).words),
        amount: formatFen(parcel.fee.fee_fen),
      })}
    </TurnNote>
  );
};
