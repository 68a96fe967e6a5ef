import { useTranslation } from 'react-i18next';
import type { Order } from '@caravan/cart-orders/contract';
import { formatFen } from '@caravan/kernel';
import { TurnNote } from '@caravan/ui-kit';
import { PayTime, useMoment } from '@caravan/web-core';
import { countLines, nextStepOf } from '../../lib/next-step.ts';

/** Who acts next, what they do, and by when. */
export const NextStep = ({ order }: { order: Order }) => {
  const { t } = useTranslation('cart-orders');
  const moment = useMoment();
  const { who, key, by } = nextStepOf(order);
  const values = { by: by && moment(by).words, amount: formatFen(order.refunded_fen), ...countLines(order) };
  const dated = key === 'review' && by === null ? 'reviewUndated' : key;
  const payTime = key === 'pay' ? <PayTime until={order.expires_at} over={t('step.payOver')} /> : null;
  return (
    <TurnNote turn={who} lead={t(`who.${who}`)} below={payTime}>
      {t(`step.${dated}`, values)}
    </TurnNote>
  );
};
