import { useTranslation } from 'react-i18next';
import type { TurnQuestionProps } from '@caravan/account/api';
import { useGetOrderQuery } from '@caravan/cart-orders/api';
import { Stack, Text } from '@caravan/ui-kit';
import { OrderQuestion } from '../components/order-question/order-question.tsx';

/** A question about an order with what staff wrote, and its answers as on the order's page. */
export const Slot = ({ number, onAnswered }: TurnQuestionProps) => {
  const { t } = useTranslation('cart-orders');
  const { data: order } = useGetOrderQuery({ params: { number } }, { refetchOnMountOrArgChange: true });
  if (!order?.question || !order.actions.includes('answer_question')) return null;
  const { text } = order.question;
  return (
    <Stack gap="2">
      {text ? <Text size="sm">{t('question.note', { note: text })}</Text> : null}
      <OrderQuestion order={order} onOutdated={onAnswered} onAnswered={onAnswered} />
    </Stack>
  );
};
