import { useTranslation } from 'react-i18next';
import { formatFen } from '@caravan/kernel';
import type { Parcel } from '@caravan/warehouse-packages/contract';
import { TurnNote } from '@caravan/ui-kit';
import { PayTime, useMoment } from '@caravan/web-core';
import { nextStepOf } from '../../lib/next-step.ts';

/** Who acts next, what they do, and by when. */
export const NextStep = ({ parcel }: { parcel: Parcel }) => {
  const { t } = useTranslation('warehouse-packages');
  const moment = useMoment();
  const { who, key, by } = nextStepOf(parcel);
  const payTime = key === 'pay' ? <PayTime until={parcel.expires_at} over={t('step.payOver')} /> : null;
  return (
    <TurnNote turn={who} lead={t(`who.${who}`)} below={payTime}>
      {t(`step.${key}`, { by: by && moment(by).words, amount: formatFen(parcel.fee.fee_fen) })}
    </TurnNote>
  );
};
