import type { Order } from '@caravan/cart-orders/contract';
import { Image, Text } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import { imageOf } from '../../lib/line-image.ts';
import styles from './order-card.module.css';

/** Pictures that stand beside each other before the rest is only counted. */
const most = 4;

/** The goods at a glance: pictures, and the names for those who do not see them. */
export const OrderGoods = ({ lines }: Pick<Order, 'lines'>) => {
  const t = useTexts('cart-orders');
  const shown = lines.length > most ? lines.slice(0, most - 1) : lines;
  return (
    <div>
      <ul className={styles.thumbs}>
        {shown.map((line) => (
          <li key={line.id} title={line.name}>
            <Image {...imageOf(line.image)} alt={line.name} size="72" radius="control" fallbackIcon="box" />
          </li>
        ))}
        {lines.length > shown.length ? <li className={styles.more}>{t('orders.more', { count: lines.length - shown.length })}</li> : null}
      </ul>
      <Text size="sm" tone="ink2" lines={2}>
        {lines.map((line) => `${line.name} × ${line.quantity}`).join(' · ')}
      </Text>
    </div>
  );
};
