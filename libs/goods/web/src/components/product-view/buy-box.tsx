import { useTranslation } from 'react-i18next';
import { formatFen } from '@caravan/kernel';
import { cartOrdersPaths } from '@caravan/cart-orders/contract';
import { Banner, Button, ButtonLink, Card, Stack } from '@caravan/ui-kit';
import type { BuyProduct } from '../../cart/use-buy-product.ts';
import type { LineAmounts } from '../../domain/line-amounts.ts';
import { LineTotal } from '../line-total/line-total.tsx';

export interface BuyBoxProps extends Pick<BuyProduct, 'busy' | 'added' | 'change'> {
  amounts: LineAmounts;
  /** True if the goods are sold out. */
  gone: boolean;
  onBuy: () => void;
}

/** The total and the button that adds to the cart. */
export const BuyBox = ({ amounts, gone, busy, added, change, onBuy }: BuyBoxProps) => {
  const { t } = useTranslation('goods');
  return (
    <Card tone="subtle">
      <Stack gap="4">
        <LineTotal goods={amounts.goods} photos={amounts.photos} shipping={amounts.shipping} />
        {change ? (
          <Banner tone="warning">
            {t(change.what === 'price' ? 'buy.priceChanged' : 'buy.shippingChanged', {
              old: formatFen(change.old),
              now: formatFen(change.now),
            })}
          </Banner>
        ) : null}
        <Button size="lg" full icon="cart" busy={busy} disabled={gone} onClick={onBuy}>
          {t('buy.add')}
        </Button>
        {added ? (
          <ButtonLink to={cartOrdersPaths.cart.href()} variant="secondary" full>
            {t('buy.toCart')}
          </ButtonLink>
        ) : null}
      </Stack>
    </Card>
  );
};
