import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartLine as Line } from '@caravan/cart-orders/contract';
import { thumbAt } from '@caravan/goods/contract';
import { Checkbox, Image } from '@caravan/ui-kit';
import { useLineQuantity } from '../../lib/use-line-quantity.ts';
import { LineOptions } from '../line-options/line-options.tsx';
import styles from './cart-line.module.css';
import { LineAmount } from './line-amount.tsx';
import { LineGoods } from './line-goods.tsx';
import { LinePrice } from './line-price.tsx';
import { LineQuantity } from './line-quantity.tsx';

export interface CartLineProps {
  line: Line;
  selected: boolean;
  answeredAt: number;
  onSelect: (selected: boolean) => void;
  onSaving: (id: string, isSaving: boolean) => void;
  onRemove: () => void;
}

/** A cart line: selection, quantity, note, photos, removal. */
export const CartLine = ({ line, selected, answeredAt, onSelect, onSaving, onRemove }: CartLineProps) => {
  const { t } = useTranslation('cart-orders');
  const { quantity, saving, change } = useLineQuantity(line, answeredAt);
  const { id, name, available } = line;

  useEffect(() => {
    onSaving(id, saving);
    return () => onSaving(id, false);
  }, [id, onSaving, saving]);

  return (
    <article className={styles.line} data-unavailable={!available || undefined} aria-label={name}>
      <div className={styles.choice}>
        <Checkbox
          label={t('line.select', { name })}
          labelHidden
          checked={selected}
          disabled={!available}
          onChange={(event) => onSelect(event.target.checked)}
        />
      </div>
      <div className={styles.picture}>
        <Image {...thumbAt(line.image)} alt="" radius="control" fallbackIcon="box" />
      </div>
      <div className={styles.goods}>
        <LineGoods line={line} />
      </div>
      <div className={styles.price}>
        <LinePrice line={line} />
      </div>
      <div className={styles.quantity}>
        <LineQuantity line={line} quantity={quantity} onChange={change} />
      </div>
      <div className={styles.amount}>
        <LineAmount line={line} isSaving={saving} />
      </div>
      <div className={styles.lineOptions}>
        <LineOptions line={line} onRemove={onRemove} />
      </div>
    </article>
  );
};
