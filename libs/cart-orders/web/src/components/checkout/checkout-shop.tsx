import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderPreview } from '@caravan/cart-orders/contract';
import { Card, CardPart } from '@caravan/ui-kit';
import type { PriceBefore } from '../../lib/preview-changes.ts';
import { Amounts } from '../amounts/amounts.tsx';
import { OrderedLine } from '../ordered-line/ordered-line.tsx';
import styles from '../ordered-line/ordered-lines.module.css';
import { ShopTitle } from '../shop-title/shop-title.tsx';

export interface CheckoutShopProps {
  order: OrderPreview['orders'][number];
  changes: ReadonlyMap<string, PriceBefore>;
}

/** One future order: a shop's lines with their options, and their total. */
export const CheckoutShop = ({ order, changes }: CheckoutShopProps) => {
  const { t } = useTranslation('cart-orders');
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
              <OrderedLine line={line} review={line.price_change ? 'waiting' : 'none'} before={changes.get(line.id)} />
            </li>
          ))}
        </ul>
      </CardPart>
      <CardPart>
        <Amounts totals={order} totalLabel={t('checkout.orderTotal')} isSaving={false} />
      </CardPart>
    </Card>
  );
};
