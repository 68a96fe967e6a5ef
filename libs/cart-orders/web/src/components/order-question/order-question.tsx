import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswerQuestionMutation } from '@caravan/cart-orders/api';
import type { Order, QuestionOption } from '@caravan/cart-orders/contract';
import { formatFen } from '@caravan/kernel';
import { Button, NoticeDialog } from '@caravan/ui-kit';
import { useIdempotencyKey, useNavigate, useSingleFlight, useToast } from '@caravan/web-core';
import { feeOf } from '../../lib/order-fee.ts';
import { payExtraHref } from '../../lib/payment-href.ts';

export interface OrderQuestionProps {
  order: Order;
  /** Reads the order again after the server refused because of outdated data. */
  onOutdated: () => void;
}

/** The answers to a question about domestic shipping: agree, which leads to its payment, or cancel the order. */
export const OrderQuestion = ({ order, onOutdated }: OrderQuestionProps) => {
  const { t } = useTranslation('cart-orders');
  const navigate = useNavigate();
  const toast = useToast();
  const [declining, setDeclining] = useState(false);
  const [answer] = useAnswerQuestionMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const { number, question } = order;

  const send = useSingleFlight(async (option: QuestionOption) => {
    const wish = { params: { number, id: question?.id ?? '' }, body: { option } };
    const { data } = await answer({ ...wish, idempotencyKey: keyFor(wish) });
    setDeclining(false);
    if (!data) return onOutdated();
    settle();
    if (data.extra) void navigate(payExtraHref(data.extra.ref));
    else toast.show(t('cancel.done'));
  });

  return (
    <>
      <Button onClick={() => void send('pay_more')}>{t('question.agree', { amount: formatFen(feeOf(order)) })}</Button>
      <Button variant="secondary" onClick={() => setDeclining(true)}>
        {t('orders.cancel')}
      </Button>
      <NoticeDialog
        open={declining}
        type="warning"
        danger
        title={t('cancel.title')}
        text={t('question.decline', { number, amount: formatFen(order.amount_fen) })}
        confirmLabel={t('cancel.confirm')}
        cancelLabel={t('cancel.keep')}
        onClose={() => setDeclining(false)}
        onConfirm={() => void send('cancel')}
      />
    </>
  );
};
