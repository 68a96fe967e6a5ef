import { useTranslation } from 'react-i18next';
import type { OrderRefund } from '@caravan/cart-orders/contract';
import { DescriptionList, Money } from '@caravan/ui-kit';
import { LocalTime } from '@caravan/web-core';

/** The latest refund request of an order, and its outcome. */
export const RefundRecord = ({ refund }: { refund: OrderRefund }) => {
  const { t } = useTranslation('cart-orders');
  const items = [
    { key: 'outcome', term: t('refund.outcome'), value: t(`refund.outcomes.${refund.outcome}`) },
    { key: 'amount', term: t('refund.amount'), value: <Money fen={refund.amount_fen} /> },
    { key: 'reason', term: t('refund.reason'), value: refund.reason },
    ...(refund.decided_at
      ? [{ key: 'decided', term: t('refund.decided'), value: <LocalTime at={refund.decided_at} /> }]
      : []),
    ...(refund.note ? [{ key: 'answer', term: t('refund.answer'), value: refund.note }] : []),
  ];
  return <DescriptionList items={items} />;
};
