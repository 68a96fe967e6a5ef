import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '@caravan/cart-orders/contract';
import { Money, Text } from '@caravan/ui-kit';
import { OpenQuestion } from './open-question.tsx';

/** An order waits for the shopper's answer, or for the payment that was agreed to. */
export const Waiting = ({ order, onDone }: { order: StaffOrder; onDone?: () => void }) => {
  const { t } = useTranslation('cart-orders-console');
  const { question, extra } = order;
  if (question?.state === 'open') return <OpenQuestion order={order} question={question} onDone={onDone} />;
  return extra ? (
    <Text>
      {t('fee.unpaid')} <Money fen={extra.amount_fen} />
    </Text>
  ) : null;
};
