import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order, OrderLine } from '@caravan/cart-orders/contract';
import { warehousePackagesPaths } from '@caravan/routes';
import { Card, CardPart, Link, Row, StatusBadge, Text, type IconName } from '@caravan/ui-kit';
import { LocalTime, useFormats } from '@caravan/web-core';
import { LinePhotos } from '../line-photos/line-photos.tsx';
import { OrderedLine } from '../ordered-line/ordered-line.tsx';
import styles from '../ordered-line/ordered-lines.module.css';
import { ShopTitle } from '../shop-title/shop-title.tsx';

type Place = NonNullable<OrderLine['place']>;

const look = {
  bought: ['brand', 'truck'],
  arrived: ['success', 'shelf'],
  packed: ['brand', 'box'],
  shipped: ['brand', 'truck'],
  returning: ['warning', 'refresh'],
  received: ['success', 'check'],
  lost: ['neutral', 'wallet'],
  disposed: ['neutral', 'close'],
  returned: ['neutral', 'refresh'],
} as const satisfies Partial<Record<Place['status'], readonly [string, IconName]>>;

/** Where the goods of a line are, since when, and the package that they are in. */
const LinePlace = ({ place, arrivedAt }: { place: Place; arrivedAt: string | undefined }) => {
  const { t } = useTranslation('cart-orders');
  const { status, package_number: number } = place;
  if (status === 'ordered') return null;
  const since: Partial<Record<Place['status'], string | null | undefined>> = {
    arrived: arrivedAt,
    packed: place.packed_at,
    shipped: place.shipped_at,
    received: place.received_at,
    lost: place.lost_at,
    disposed: place.disposed_at,
  };
  const at = since[status];
  const [tone, icon] = look[status];
  return (
    <>
      <StatusBadge tone={tone} icon={icon}>
        {t(`order.line.${status}`)}
      </StatusBadge>
      {at ? (
        <Text as="span" size="sm" tone="muted" numeric>
          <LocalTime at={at} />
        </Text>
      ) : null}
      {number === null ? null : (
        <Link to={warehousePackagesPaths.packageDetail.href({ number })}>{t('order.packageOf', { number })}</Link>
      )}
      {place.return_number === null ? null : (
        <Link to={warehousePackagesPaths.returnDetail.href({ number: place.return_number })}>
          {t('order.returnOf', { number: place.return_number })}
        </Link>
      )}
    </>
  );
};

/** How many pieces of a line have arrived, if it is only some of them. */
const PartArrived = ({ line: { quantity, received_quantity: arrived } }: { line: OrderLine }) => {
  const { t } = useTranslation('cart-orders');
  return arrived > 0 && arrived < quantity ? (
    <StatusBadge tone="info" icon="shelf">
      {t('order.partArrived', { arrived, quantity })}
    </StatusBadge>
  ) : null;
};

/** The outcome of a line: where its goods are, how many have arrived, and what was refunded. */
const LineOutcome = ({ line }: { line: OrderLine }) => {
  const { t } = useTranslation('cart-orders');
  const { place, received, refunded, refunded_quantity: count, quantity } = line;
  if (!place && !refunded) return null;
  return (
    <Row gap="2" wrap>
      <PartArrived line={line} />
      {place ? <LinePlace place={place} arrivedAt={received?.received_at} /> : null}
      {refunded || count > 0 ? (
        <StatusBadge tone="neutral" icon="wallet">
          {refunded ? t('order.lineRefunded') : t('order.partRefunded', { count, quantity })}
        </StatusBadge>
      ) : null}
    </Row>
  );
};

/** The substitute that is bought in place of the line. */
const Substitute = ({ line: { substitute } }: { line: OrderLine }) => {
  const { t } = useTranslation('cart-orders');
  const { asYuan } = useFormats();
  if (!substitute) return null;
  const { name, spec, unit_price_fen: price } = substitute;
  return (
    <Text size="sm">{t('order.substitute', { name: spec ? `${name} · ${spec}` : name, price: asYuan(price) })}</Text>
  );
};

/** The goods as ordered, with the outcome of each line. */
export const OrderLines = ({ order }: { order: Order }) => {
  const titleId = useId();
  return (
    <Card as="section" space="none" aria-labelledby={titleId}>
      <CardPart>
        <ShopTitle lines={order.lines} id={titleId} />
      </CardPart>
      <CardPart>
        <ul className={styles.lines}>
          {order.lines.map((line) => (
            <li key={line.id}>
              <OrderedLine line={line} review={order.price_review}>
                <Substitute line={line} />
                <LineOutcome line={line} />
                {line.received_quantity > 0 ? (
                  <LinePhotos orderNumber={order.number} lineId={line.id} name={line.name} />
                ) : null}
              </OrderedLine>
            </li>
          ))}
        </ul>
      </CardPart>
    </Card>
  );
};
