import { useTranslation } from 'react-i18next';
import type { OrderLine, StaffOrder, Substitute } from '@caravan/cart-orders/contract';
import { DataTable, type DataColumn } from '@caravan/console-core';
import { formatFen } from '@caravan/kernel';
import { Image, Link, Money, Row, Stack, Text } from '@caravan/ui-kit';

/** The substitute that is bought in place of the line. */
const Instead = ({ substitute: { name, spec, url, unit_price_fen: price } }: { substitute: Substitute }) => {
  const { t } = useTranslation('cart-orders-console');
  const words = t('lines.instead', { goods: spec ? `${name} · ${spec}` : name, price: formatFen(price) });
  return url ? (
    <Link href={url} newTab external>
      {words}
    </Link>
  ) : (
    <Text size="sm">{words}</Text>
  );
};

const Goods = ({ line }: { line: OrderLine }) => {
  const { t } = useTranslation('cart-orders-console');
  return (
    <Row gap="3" align="start">
      {line.image ? <Image src={line.image} alt="" size="56" /> : null}
      <Stack gap="1">
        {line.url ? (
          <Link href={line.url} newTab external>
            {line.name}
          </Link>
        ) : (
          <Text>{line.name}</Text>
        )}
        <Text size="sm" tone="muted">
          {line.spec}
        </Text>
        {line.substitute ? <Instead substitute={line.substitute} /> : null}
        {line.note ? <Text size="sm">{t('lines.note', { note: line.note })}</Text> : null}
        {line.photo.count > 0 ? <Text size="sm">{t('lines.photos', { count: line.photo.count })}</Text> : null}
      </Stack>
    </Row>
  );
};

/** The goods of an order, with the shop's price and what became of the pieces. */
export const OrderLines = ({ order }: { order: StaffOrder }) => {
  const { t } = useTranslation('cart-orders-console');
  const columns: DataColumn<OrderLine>[] = [
    { id: 'goods', header: t('lines.goods'), rowHeader: true, cell: (line) => <Goods line={line} /> },
    {
      id: 'price',
      header: t('lines.price'),
      numeric: true,
      cell: ({ unit_price_fen: price }) => <Money fen={price} />,
    },
    {
      id: 'listed',
      header: t('lines.listed'),
      numeric: true,
      cell: ({ listed_price_fen: listed }) => <Money fen={listed} tone="muted" />,
    },
    { id: 'quantity', header: t('lines.quantity'), numeric: true, cell: ({ quantity }) => quantity },
    { id: 'bought', header: t('lines.bought'), numeric: true, cell: ({ bought_quantity }) => bought_quantity },
    { id: 'received', header: t('lines.received'), numeric: true, cell: ({ received_quantity }) => received_quantity },
    { id: 'refunded', header: t('lines.refunded'), numeric: true, cell: ({ refunded_quantity }) => refunded_quantity },
  ];
  return <DataTable caption={t('order.goods')} columns={columns} rows={order.lines} keyOf={({ id }) => id} />;
};
