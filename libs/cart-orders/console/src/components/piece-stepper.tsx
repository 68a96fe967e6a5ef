import { useTranslation } from 'react-i18next';
import type { OrderLine } from '@caravan/cart-orders/contract';
import { Stepper } from '@caravan/ui-kit';

export interface PieceStepperProps {
  line: Pick<OrderLine, 'name' | 'spec'>;
  value: number;
  max: number;
  onChange: (pieces: number) => void;
}

/** How many pieces of a line a step is about. */
export const PieceStepper = ({ line: { name, spec }, value, max, onChange }: PieceStepperProps) => {
  const { t } = useTranslation('cart-orders-console');
  return (
    <Stepper
      label={spec ? t('buy.pieces', { name, spec }) : name}
      value={value}
      min={0}
      max={max}
      decreaseLabel={t('buy.fewer')}
      increaseLabel={t('buy.more')}
      onChange={onChange}
    />
  );
};
