import type { Totals } from '@caravan/cart-orders/contract';
import { Money } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import styles from './amounts.module.css';

export interface AmountsProps {
  totals: Totals;
  totalLabel: string;
  /** They do not count what was changed a moment ago. */
  isSaving: boolean;
  /** The total of the page is set larger than that of a shop. */
  large?: boolean;
}

/** Goods, photos and domestic shipping, and what they come to. */
export const Amounts = ({ totals, totalLabel, isSaving, large = false }: AmountsProps) => {
  const t = useTexts('cart-orders');
  const parts = [
    ['goods', totals.goods_fen],
    ['photos', totals.photo_fen],
    ['shipping', totals.domestic_shipping_fen],
  ] as const;
  return (
    <dl className={styles.amounts} data-saving={isSaving || undefined} aria-busy={isSaving}>
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
          <Money fen={totals.amount_fen} size={large ? 'xl' : 'md'} strong />
        </dd>
      </div>
    </dl>
  );
};
