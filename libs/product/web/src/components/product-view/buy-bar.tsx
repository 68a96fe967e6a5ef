import { useTranslation } from 'react-i18next';
import { useAbout } from '@caravan/content/api';
import { cartOrdersPaths } from '@caravan/routes';
import { Banner, Button, Link, Money, Stack, StickyBar, Text } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';
import type { BuyProduct } from '../../cart/use-buy-product.ts';
import type { Aim } from '../../cart/pending-line.ts';
import type { LineAmounts } from '../../domain/line-amounts.ts';
import { AddedNote } from '../added-note/added-note.tsx';
import styles from './buy-bar.module.css';

export interface BuyBarProps extends Pick<BuyProduct, 'busy' | 'added' | 'change'> {
  amounts: LineAmounts;
  /** Options are missing: the amounts are the lowest that are still possible. */
  isOpen: boolean;
  /** Pieces of this choice that are in the cart already. */
  inCart: number;
  /** The names of the missing options, once the shopper tried to go on without them. */
  missing: string | undefined;
  onBuy: (aim: Aim) => void;
}

/** Stays in view: price, total, and the two ways to go on. */
export const BuyBar = ({ amounts, isOpen, inCart, missing, busy, added, change, onBuy }: BuyBarProps) => {
  const { t } = useTranslation('product');
  const { asYuan } = useFormats();
  const about = useAbout();
  const price = asYuan(amounts.unit);
  return (
    <StickyBar aria-label={t('buy.bar')}>
      <Stack gap="2">
        {change ? (
          <Banner tone="warning" live="alert">
            {t(change.what === 'price' ? 'buy.priceChanged' : 'buy.shippingChanged', {
              old: asYuan(change.old),
              now: asYuan(change.now),
            })}
          </Banner>
        ) : null}
        <div className={styles.bar}>
          <div className={styles.sum}>
            <div role="status">{added ? <AddedNote pieces={Math.max(added, inCart)} /> : null}</div>
            {missing ? (
              <p className={`${styles.line} ${styles.missing}`} role="alert">
                {t('buy.chooseOption', { name: missing })}
              </p>
            ) : added ? null : (
              <p className={styles.line}>
                {t(isOpen ? 'buy.eachFrom' : 'buy.each', { price })}
                {inCart > 0 ? (
                  <>
                    {' · '}
                    <Link to={cartOrdersPaths.cart.href()}>{t('buy.inCart', { count: inCart })}</Link>
                  </>
                ) : null}
              </p>
            )}
            <p>
              <Text as="span" size="sm">
                {t(amounts.shipping === null ? 'buy.totalBeforeShipping' : 'buy.total')}
              </Text>{' '}
              <Money fen={amounts.total} about={about(amounts.total)} size="lg" strong />
            </p>
          </div>
          <div className={styles.actions}>
            <Button size="lg" variant="secondary" disabled={busy} onClick={() => onBuy('order')}>
              {t('buy.now')}
            </Button>
            <Button size="lg" icon="cart" busy={busy} onClick={() => onBuy('cart')}>
              {t('buy.add')}
            </Button>
          </div>
        </div>
      </Stack>
    </StickyBar>
  );
};
