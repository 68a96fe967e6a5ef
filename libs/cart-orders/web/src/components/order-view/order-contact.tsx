import type { Order } from '@caravan/cart-orders/contract';
import { DescriptionList, Panel } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';

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
