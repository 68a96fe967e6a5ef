import { useTranslation } from 'react-i18next';
import type { CartLine } from '@caravan/cart-orders/contract';
import { Stepper } from '@caravan/ui-kit';

export interface LineQuantityProps {
  line: CartLine;
  quantity: number;
  onChange: (quantity: number) => void;
}

/** The quantity of unavailable goods is read-only, unless a lower quantity makes them available. */
export const LineQuantity = ({ line, quantity, onChange }: LineQuantityProps) => {
  const { t } = useTranslation('cart-orders');
  const canReduce = !line.available && line.max_quantity > 0 && line.quantity > line.max_quantity;
  return (
    <Stepper
      label={t('line.quantity', { name: line.name })}
      labelHidden
      value={quantity}
      onChange={onChange}
      min={1}
      max={Math.max(1, line.max_quantity)}
      disabled={!line.available && !canReduce}
      decreaseLabel={t('line.fewer')}
      increaseLabel={t('line.more')}
      size="sm"
    />
  );
};
