import { useTranslation } from 'react-i18next';
import type { Order } from '@caravan/cart-orders/contract';
import { supportPaths } from '@caravan/routes';
import { ButtonLink, DescriptionList, OffPaper, Panel, Row } from '@caravan/ui-kit';

/** The contact for questions, and the shopper's note. */
export const OrderContact = ({ order: { number, contact, note } }: { order: Order }) => {
  const { t } = useTranslation('cart-orders');
  const items = [
    { key: 'name', term: t('order.name'), value: contact.name },
    { key: 'phone', term: t('order.phone'), value: contact.phone },
    { key: 'im', term: t('order.im'), value: contact.im },
    { key: 'note', term: t('order.note'), value: note },
  ].filter(({ value }) => value !== '');
  return (
    <Panel title={t('order.contact')} gap="3">
      <DescriptionList items={items} />
      <OffPaper>
        <Row>
          <ButtonLink
            variant="secondary"
            icon="mail"
            to={supportPaths.conversations.href({ kind: 'order', ref: number })}
          >
            {t('order.writeToUs')}
          </ButtonLink>
        </Row>
      </OffPaper>
    </Panel>
  );
};
