import type { ReactNode } from 'react';
import type { Order, OrderLine } from '@caravan/cart-orders/contract';
import { thumbAt } from '@caravan/goods/contract';
import { formatFen } from '@caravan/kernel';
import { Badge, Image, Money, Stack, Text, VisuallyHidden } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import type { PriceBefore } from '../../lib/preview-changes.ts';
import { LineGoods } from '../cart-line/line-goods.tsx';
import { WishesText } from '../line-wishes/wishes-text.tsx';
import { LinePriceChange } from './line-price-change.tsx';
import styles from './ordered-line.module.css';

export interface OrderedLineProps {
  line: Omit<OrderLine, 'received' | 'refunded'>;
  /** Whether a price of the shopper's own has been looked at. */
  review: Order['price_review'];
  /** What it cost when it was last shown, where that was something else. */
  before?: PriceBefore | undefined;
  /** What became of it. */
  children?: ReactNode;
}

const ChangedPrice = ({ line, before }: { line: OrderedLineProps['line']; before: PriceBefore }) => {
  const t = useTexts('cart-orders');
  return (
    <Stack gap="1" align="end">
      <Badge tone="info">{t('line.priceChanged')}</Badge>
      {before.unit_price_fen === line.unit_price_fen ? null : (
        <Text size="xs" tone="muted">
          {t('price.before', { price: formatFen(before.unit_price_fen) })}
        </Text>
      )}
      {before.domestic_shipping_fen === line.domestic_shipping_fen ? null : (
        <Text size="xs" tone="muted">
          {t('price.shippingBefore', { fee: formatFen(before.domestic_shipping_fen) })}
        </Text>
      )}
    </Stack>
  );
};

/** A line as it is ordered: what, how many, at which price, with which wishes. Nothing of it can be changed here. */
export const OrderedLine = ({ line, review, before, children }: OrderedLineProps) => {
  const t = useTexts('cart-orders');
  return (
    <article className={styles.line} aria-label={line.name}>
      <div className={styles.picture}>
        <Image {...thumbAt(line.image)} alt="" size="72" radius="control" fallbackIcon="box" />
      </div>
      <div className={styles.goods}>
        <Stack gap="2">
          <LineGoods line={line} />
          <WishesText line={line} />
          <LinePriceChange line={line} review={review} />
          {children}
        </Stack>
      </div>
      <div className={styles.sum}>
        <Text size="sm" tone="ink2" numeric>
          {t('price.each', { price: formatFen(line.unit_price_fen), count: line.quantity })}
        </Text>
        <VisuallyHidden>{t('column.amount')} </VisuallyHidden>
        <Money fen={line.amount_fen} strong />
        {line.photo.count > 0 ? (
          <Text size="xs" tone="muted">
            {t('line.withPhotos', { fee: formatFen(line.photo.fee_fen) })}
          </Text>
        ) : null}
        {before ? <ChangedPrice line={line} before={before} /> : null}
      </div>
    </article>
  );
};
