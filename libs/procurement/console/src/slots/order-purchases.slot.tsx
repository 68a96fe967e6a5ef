import { useTranslation } from 'react-i18next';
import type { OrderPurchasesProps } from '@caravan/cart-orders/api/staff';
import { DataTable, type DataColumn } from '@caravan/console-core';
import { useListPurchasesQuery } from '@caravan/procurement/api';
import { type Purchase } from '@caravan/procurement/contract';
import { procurementConsolePaths } from '@caravan/routes/console';
import { Link, Money, Row, Text } from '@caravan/ui-kit';
import { LocalTime } from '@caravan/web-core';

const most = 100;

/** The purchases for an order, and the parcels that the shop sent. */
export const Slot = ({ number }: OrderPurchasesProps) => {
  const { t } = useTranslation('procurement-console');
  const { data } = useListPurchasesQuery({ query: { order: number, limit: most } });
  const columns: DataColumn<Purchase>[] = [
    {
      id: 'number',
      header: t('purchase.number'),
      rowHeader: true,
      cell: ({ supplier_order_no: no }) => <Link to={procurementConsolePaths.purchases.href({ q: no })}>{no}</Link>,
    },
    { id: 'account', header: t('purchase.account'), cell: ({ account }) => account ?? '–' },
    {
      id: 'paid',
      header: t('purchase.paid'),
      numeric: true,
      cell: ({ paid_fen: fen }) => (fen === null ? '–' : <Money fen={fen} />),
    },
    {
      id: 'parcels',
      header: t('purchases.parcels'),
      cell: ({ parcels }) => (
        <Row gap="2" wrap>
          {parcels.map(({ id, tracking_number: tracking }) => (
            <Link key={id} to={procurementConsolePaths.parcel.href({ id })}>
              {tracking ?? t('ofOrder.noTracking')}
            </Link>
          ))}
        </Row>
      ),
    },
    { id: 'at', header: t('purchases.at'), cell: ({ created_at: at }) => <LocalTime at={at} /> },
    { id: 'by', header: t('purchases.by'), cell: ({ bought_by: by }) => by },
  ];
  if (!data) return null;
  if (!data.items.length) return <Text tone="muted">{t('ofOrder.none')}</Text>;
  return <DataTable caption={t('ofOrder.title')} columns={columns} rows={data.items} keyOf={({ id }) => id} />;
};
