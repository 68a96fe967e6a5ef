import { useTranslation } from 'react-i18next';
import { useListStaffOrdersQuery } from '@caravan/cart-orders/api/staff';
import { type StaffOrderSummary } from '@caravan/cart-orders/contract';
import { ListPage, useCursorList, type DataColumn } from '@caravan/console-core';
import { orderStatuses } from '@caravan/kernel';
import { cartOrdersConsolePaths } from '@caravan/routes/console';
import { Link, Money, Text } from '@caravan/ui-kit';
import { LocalTime, useFormats, type PageContext, type PageMeta } from '@caravan/web-core';
import { OrderStatus } from '../../components/order-view/order-status.tsx';

export const meta = ({ t }: PageContext<'cart-orders-console'>): PageMeta => ({ title: t('orders.title') });

const useColumns = (): DataColumn<StaffOrderSummary>[] => {
  const { t } = useTranslation('cart-orders-console');
  const { list } = useFormats();
  return [
    {
      id: 'number',
      header: t('orders.number'),
      rowHeader: true,
      cell: ({ number }) => <Link to={cartOrdersConsolePaths.order.href({ number })}>{number}</Link>,
    },
    { id: 'status', header: t('orders.status'), cell: ({ status }) => <OrderStatus status={status} /> },
    { id: 'shop', header: t('orders.shop'), width: 'wide', cell: ({ shop_name }) => shop_name ?? '–' },
    {
      id: 'goods',
      header: t('orders.goods'),
      cell: ({ names, line_count: count }) => (
        <Text lines={2}>{list([...names, ...(count > names.length ? [`+${count - names.length}`] : [])])}</Text>
      ),
    },
    { id: 'pieces', header: t('orders.pieces'), numeric: true, cell: ({ quantity }) => quantity },
    {
      id: 'amount',
      header: t('orders.amount'),
      numeric: true,
      cell: ({ amount_fen }) => <Money fen={amount_fen} />,
    },
    { id: 'at', header: t('orders.at'), cell: ({ created_at: at }) => <LocalTime at={at} /> },
  ];
};

/** All orders, by status, shop and words. */
export const Page = () => {
  const { t } = useTranslation('cart-orders-console');
  const list = useCursorList([
    { name: 'q', kind: 'search', label: t('orders.search') },
    { name: 'shop', label: t('orders.shopFilter'), maxLength: 200 },
    {
      name: 'status',
      label: t('orders.status'),
      options: orderStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
    },
  ]);
  const query = { ...list.query, cursor: list.cursor, page: 1, page_size: 50 };
  return (
    <ListPage
      title={t('orders.title')}
      list={list}
      result={useListStaffOrdersQuery({ query })}
      columns={useColumns()}
      keyOf={({ number }) => number}
      empty={t('orders.empty')}
      none={t('orders.none')}
    />
  );
};
