import type { Order } from '@caravan/cart-orders/contract';
import { afterSentence } from '@caravan/kernel';
import { DescriptionList, Money, Panel, Text } from '@caravan/ui-kit';
import { useAbout, useTexts } from '@caravan/web-core';

/** Every fee and the whole, and what has been given back of it. */
export const OrderTotals = ({ order }: { order: Order }) => {
  const t = useTexts('cart-orders');
  const about = useAbout();
  const items = [
    { key: 'goods', term: t('checkout.goods'), value: <Money fen={order.goods_fen} /> },
    ...(order.photo_fen > 0 ? [{ key: 'photos', term: t('checkout.photos'), value: <Money fen={order.photo_fen} /> }] : []),
    { key: 'shipping', term: t('checkout.shipping'), value: <Money fen={order.domestic_shipping_fen} /> },
    { key: 'total', term: t('checkout.total'), value: <Money fen={order.amount_fen} about={about(order.amount_fen)} align="end" strong />, strong: true },
    ...(order.refunded_fen > 0 ? [{ key: 'refunded', term: t('order.refunded'), value: <Money fen={order.refunded_fen} tone="success" /> }] : []),
  ];
  return (
    <Panel title={t('order.totals')} gap="3">
      <DescriptionList items={items} look="totals" />
      <Text size="sm" tone="muted">
        {t('checkout.currency')}
        {afterSentence(t('checkout.currency'))}
        {t('summary.later')}
      </Text>
    </Panel>
  );
};

/** Whom we ask, and what the shopper wanted us to know. */
export const OrderContact = ({ order: { contact, note } }: { order: Order }) => {
  const t = useTexts('cart-orders');
  const items = [
    { key: 'name', term: t('order.name'), value: contact.name },
    { key: 'phone', term: t('order.phone'), value: contact.phone },
    { key: 'im', term: t('order.im'), value: contact.im },
    { key: 'note', term: t('order.note'), value: note },
  ].filter(({ value }) => value !== '');
  return (
    <Panel title={t('order.contact')} gap="3">
      <DescriptionList items={items} />
    </Panel>
  );
};
