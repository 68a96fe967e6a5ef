import type { CartLine } from '@caravan/cart-orders/contract';
import { Stepper } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';

export interface LineQuantityProps {
  line: CartLine;
  quantity: number;
  onChange: (quantity: number) => void;
}

/** What cannot be had keeps its quantity, unless fewer of it can. */
export const LineQuantity = ({ line, quantity, onChange }: LineQuantityProps) => {
  const t = useTexts('cart-orders');
  const fewerHelp = !line.available && line.max_quantity > 0 && line.quantity > line.max_quantity;
  return (
    <Stepper
      label={t('line.quantity', { name: line.name })}
      labelHidden
      value={quantity}
      onChange={onChange}
      min={1}
      max={Math.max(1, line.max_quantity)}
      disabled={!line.available && !fewerHelp}
      decreaseLabel={t('line.fewer')}
      increaseLabel={t('line.more')}
      size="sm"
    />
  );
};
