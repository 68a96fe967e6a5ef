import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '@caravan/cart-orders/contract';
import { DataTable, type DataColumn } from '@caravan/console-core';
import { Money } from '@caravan/ui-kit';
import { LocalTime } from '@caravan/web-core';

type Extra = StaffOrder['extras'][number];

/** Each extra payment with its state. */
export const OrderExtras = ({ order: { extras, lines } }: { order: StaffOrder }) => {
  const { t } = useTranslation('cart-orders-console');
  const nameOf = (lineId: string | null): string => lines.find(({ id }) => id === lineId)?.name ?? '–';
  const columns: DataColumn<Extra>[] = [
    { id: 'kind', header: t('extras.kind'), rowHeader: true, cell: ({ kind }) => t(`question.${kind}`) },
    { id: 'goods', header: t('lines.goods'), cell: ({ line_id: lineId }) => nameOf(lineId) },
    { id: 'amount', header: t('orders.amount'), numeric: true, cell: ({ amount_fen: fen }) => <Money fen={fen} /> },
    {
      id: 'refunded',
      header: t('order.refunded'),
      numeric: true,
      cell: ({ refunded_fen: fen }) => (fen > 0 ? <Money fen={fen} /> : '–'),
    },
    { id: 'state', header: t('orders.status'), cell: ({ state }) => t(`extras.states.${state}`) },
    {
      id: 'at',
      header: t('extras.at'),
      cell: ({ paid_at: paid, created_at: asked }) => <LocalTime at={paid ?? asked} />,
    },
  ];
  return <DataTable caption={t('extras.title')} columns={columns} rows={extras} keyOf={({ ref }) => ref} />;
};
