import type { Totals } from '@caravan/cart-orders/contract';
import { Money } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import styles from './amounts.module.css';

export interface AmountsProps {
  totals: Totals;
  totalLabel: string;
  /** They do not count what was changed a moment ago. */
  isSaving: boolean;
  /** In the bar the total is set large, and on a phone the parts stand small below it. */
  look?: 'shop' | 'bar';
}

/** Goods, photos where there are any, domestic shipping, and what they come to. */
export const Amounts = ({ totals, totalLabel, isSaving, look = 'shop' }: AmountsProps) => {
  const t = useTexts('cart-orders');
  const parts = [
    ['goods', totals.goods_fen],
    ...(totals.photo_fen > 0 ? [['photos', totals.photo_fen] as const] : []),
    ['shipping', totals.domestic_shipping_fen],
  ] as const;
  return (
    <dl className={styles.amounts} data-look={look} data-saving={isSaving || undefined} aria-busy={isSaving}>
      {parts.map(([name, fen]) => (
        <div key={name} className={styles.part}>
          <dt>{t(`shop.${name}`)}</dt>
          <dd>
            <Money fen={fen} />
          </dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{totalLabel}</dt>
        <dd>
          <Money fen={totals.amount_fen} size={look === 'bar' ? 'xl' : 'md'} strong />
        </dd>
      </div>
    </dl>
  );
};
