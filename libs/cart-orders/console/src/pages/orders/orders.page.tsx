import { useTranslation } from 'react-i18next';
import { useListStaffOrdersQuery } from '@caravan/cart-orders/api/staff';
import { type StaffOrderSummary } from '@caravan/cart-orders/contract';
import { CursorPages, FilterForm, ListPage, useUrlFilters, type DataColumn } from '@caravan/console-core';
import { orderStatuses } from '@caravan/kernel';
import { cartOrdersConsolePaths } from '@caravan/routes/console';
import { Link, Money, SelectField, Text, TextField } from '@caravan/ui-kit';
import { LocalTime, useFormats, type PageContext, type PageMeta } from '@caravan/web-core';
import { OrderStatus } from '../../components/order-view/order-status.tsx';

const pageSize = 50;

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
    { id: 'shop', header: t('orders.shop'), room: 'wide', cell: ({ shop_name }) => shop_name ?? '–' },
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
  const filters = useUrlFilters();
  const status = orderStatuses.find((one) => one === filters.get('status'));
  const [q, shop] = [filters.get('q'), filters.get('shop')];
  const query = {
    page: 1,
    page_size: pageSize,
    cursor: filters.find('cursor'),
    ...(q ? { q } : {}),
    ...(shop ? { shop } : {}),
    ...(status ? { status } : {}),
  };
  const { currentData, data, isError, refetch } = useListStaffOrdersQuery({ query });
  const columns = useColumns();
  const list = currentData ?? data;
  return (
    <ListPage
      title={t('orders.title')}
      columns={columns}
      rows={list?.items}
      keyOf={({ number }) => number}
      failed={isError}
      onRetry={() => void refetch()}
      texts={{ loading: t('loading'), failed: t('failed'), empty: t('orders.empty') }}
      filters={
        <FilterForm
          key={`${q} ${shop} ${status ?? ''}`}
          label={t('orders.filter')}
          submitLabel={t('apply')}
          filters={filters}
        >
          <TextField name="q" type="search" icon="search" label={t('orders.search')} defaultValue={q} maxLength={100} />
          <TextField name="shop" label={t('orders.shopFilter')} defaultValue={shop} maxLength={200} />
          <SelectField
            name="status"
            label={t('orders.status')}
            defaultValue={status ?? ''}
            placeholder={t('orders.all')}
            options={orderStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          />
        </FilterForm>
      }
      pager={<CursorPages list={list} filters={filters} />}
    />
  );
};
