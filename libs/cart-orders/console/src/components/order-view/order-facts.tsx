import { useTranslation } from 'react-i18next';
import { marginRoles, type StaffOrder } from '@caravan/cart-orders/contract';
import { useStaffMe } from '@caravan/console-core';
import { holdsRole, seesContacts, shopDay } from '@caravan/kernel';
import { accountConsolePaths, cartOrdersConsolePaths, figuresConsolePaths } from '@caravan/routes/console';
import { DescriptionList, Link, Money } from '@caravan/ui-kit';
import { LocalTime } from '@caravan/web-core';

/** Leads those who may read it to the margin of the order. */
const MarginLink = ({ number, paidAt }: { number: string; paidAt: string }) => {
  const { t } = useTranslation('cart-orders-console');
  const day = shopDay(new Date(paidAt));
  return <Link to={figuresConsolePaths.margins.href({ from: day, to: day, q: number })}>{t('order.openMargin')}</Link>;
};

/** Amounts, deadlines and the shopper's words. */
export const OrderFacts = ({ order }: { order: StaffOrder }) => {
  const { t } = useTranslation('cart-orders-console');
  const roles = useStaffMe()?.roles ?? [];
  const { contact, user_id: userId, paid_at: paidAt, review_due_at: dueAt } = order;
  const facts = [
    { key: 'shop', term: t('orders.shop'), value: order.shop_name },
    { key: 'supplier', term: t('order.supplierNumber'), value: order.supplier_order_no },
    { key: 'goods', term: t('order.goodsFen'), value: <Money fen={order.goods_fen} /> },
    {
      key: 'shipping',
      term: t('order.shipping'),
      value: order.domestic_shipping_stated ? <Money fen={order.domestic_shipping_fen} /> : t('order.notStated'),
    },
    { key: 'photos', term: t('order.photoFen'), value: <Money fen={order.photo_fen} /> },
    ...(order.coupon_code === null
      ? []
      : [
          {
            key: 'discount',
            term: t('order.discount', { code: order.coupon_code }),
            value: <Money fen={-order.discount_fen} />,
          },
        ]),
    ...(order.service_fee
      ? [
          {
            key: 'service',
            term: t(order.service_fee.free ? 'order.serviceFeeFree' : 'order.serviceFee'),
            value: <Money fen={order.service_fee_fen ?? 0} />,
          },
        ]
      : []),
    { key: 'amount', term: t('orders.amount'), value: <Money fen={order.amount_fen} strong /> },
    {
      key: 'refunded',
      term: t('order.refunded'),
      value: order.refunded_fen > 0 ? <Money fen={order.refunded_fen} /> : null,
    },
    { key: 'placed', term: t('orders.at'), value: <LocalTime at={order.created_at} /> },
    { key: 'paid', term: t('order.paid'), value: paidAt ? <LocalTime at={paidAt} /> : null },
    {
      key: 'terms',
      term: t('terms.title'),
      value: <Link to={cartOrdersConsolePaths.orderTerms.href({ number: order.number })}>{t('terms.open')}</Link>,
    },
    {
      key: 'margin',
      term: t('order.margin'),
      value: paidAt && holdsRole(roles, marginRoles) ? <MarginLink number={order.number} paidAt={paidAt} /> : null,
    },
    {
      key: 'due',
      term: t('order.reviewDue'),
      value: order.status === 'paid' && dueAt ? <LocalTime at={dueAt} /> : null,
    },
    {
      key: 'person',
      term: t('order.person'),
      value: seesContacts(roles) ? (
        <Link to={accountConsolePaths.person.href({ id: userId })}>{t('order.openPerson')}</Link>
      ) : null,
    },
    {
      key: 'contact',
      term: t('order.contact'),
      value: [contact.name, contact.phone, contact.im].filter(Boolean).join(' · '),
    },
    { key: 'note', term: t('order.note'), value: order.note },
    {
      key: 'log',
      term: t('order.log'),
      value: holdsRole(roles, ['auditor']) ? (
        <Link to={accountConsolePaths.audit.href({ subject: order.number })}>{t('order.openLog')}</Link>
      ) : null,
    },
  ];
  return <DescriptionList items={facts.filter(({ value }) => value !== null && value !== '')} />;
};
