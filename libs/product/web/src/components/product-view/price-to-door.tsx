import type { Goods } from '@caravan/goods/contract';
import type {} from '@caravan/shipping/api';
import { useLazySlot } from '@caravan/web-core';
import type { LineAmounts } from '../../domain/line-amounts.ts';
import styles from './price-to-door.module.css';

export interface PriceToDoorProps {
  goods: Goods;
  quantity: number;
  amounts: LineAmounts;
}

/** The price of the chosen pieces up to the shopper's door (specification 37). It loads after the page. */
export const PriceToDoor = ({ goods, quantity, amounts }: PriceToDoorProps) => {
  const Price = useLazySlot('deliveredPrice');
  return (
    <div className={styles.place}>
      {Price ? (
        <Price
          orderFen={amounts.total}
          valueFen={amounts.goods}
          isShippingStated={amounts.shipping !== null}
          from={goods}
          goods={[{ name: goods.title, details: goods.description, quantity, weight_g: goods.weight_g }]}
        />
      ) : null}
    </div>
  );
};
