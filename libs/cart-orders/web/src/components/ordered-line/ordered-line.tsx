import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order, OrderLine } from '@caravan/cart-orders/contract';
import { thumbAt } from '@caravan/goods/contract';
import { Badge, Image, Money, Stack, Text, VisuallyHidden } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';
import type { PriceBefore } from '../../lib/preview-changes.ts';
import { LineGoods } from '../cart-line/line-goods.tsx';
import { LineOptionsText } from '../line-options/line-options-text.tsx';
import { LinePriceChange } from './line-price-change.tsx';
import styles from './ordered-line.module.css';

/** A line in a preview has no progress. */
type Progress =
  | 'received'
  | 'refunded'
  | 'place'
  | 'bought_quantity'
  | 'received_quantity'
  | 'refunded_quantity'
  | 'receipts'
  | 'substitute';

export interface OrderedLineProps {
  line: Omit<OrderLine, Progress>;
  /** Whether staff reviewed the shopper's price. */
  review: Order['price_review'];
  /** The price that the page showed before, if it differs. */
  before?: PriceBefore | undefined;
  /** The outcome of the line. */
  children?: ReactNode;
}

const ChangedPrice = ({ line, before }: { line: OrderedLineProps['line']; before: PriceBefore }) => {
  const { t } = useTranslation('cart-orders');
  const { asYuan } = useFormats();
  return (
    <Stack gap="1" align="end">
      <Badge tone="info">{t('line.priceChanged')}</Badge>
      {before.unit_price_fen === line.unit_price_fen ? null : (
        <Text size="xs" tone="muted">
          {t('price.before', { price: asYuan(before.unit_price_fen) })}
        </Text>
      )}
      {before.domestic_shipping_fen === line.domestic_shipping_fen ? null : (
        <Text size="xs" tone="muted">
          {t('price.shippingBefore', { fee: asYuan(before.domestic_shipping_fen) })}
        </Text>
      )}
    </Stack>
  );
};

/** A read-only line of an order: goods, quantity, price and options. */
export const OrderedLine = ({ line, review, before, children }: OrderedLineProps) => {
  const { t } = useTranslation('cart-orders');
  const { asYuan } = useFormats();
  return (
    <article className={styles.line} aria-label={line.name}>
      <div className={styles.picture}>
        <Image {...thumbAt(line.image)} alt="" size="72" radius="control" fallbackIcon="box" />
      </div>
      <div className={styles.goods}>
        <Stack gap="2">
          <LineGoods line={line} />
          <LineOptionsText line={line} />
          <LinePriceChange line={line} review={review} />
          {children}
        </Stack>
      </div>
      <div className={styles.sum}>
        <Text size="sm" tone="ink2" numeric>
          {t('price.each', { price: asYuan(line.unit_price_fen), count: line.quantity })}
        </Text>
        <VisuallyHidden>{t('column.amount')} </VisuallyHidden>
        <Money fen={line.amount_fen} strong />
        {line.photo.count > 0 ? (
          <Text size="xs" tone="muted">
            {t('line.withPhotos', { fee: asYuan(line.photo.fee_fen) })}
          </Text>
        ) : null}
        {before ? <ChangedPrice line={line} before={before} /> : null}
      </div>
    </article>
  );
};
