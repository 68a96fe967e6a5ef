import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlaceOrdersMutation } from '@caravan/cart-orders/api';
import { type NewOrders } from '@caravan/cart-orders/contract';
import { sumFen } from '@caravan/kernel';
import { couponReasonNames } from '@caravan/promotions/contract';
import { cartOrdersPaths } from '@caravan/routes';
import { Grid, Heading, Link, Page, Row, Stack, Text } from '@caravan/ui-kit';
import { reasonOf, useIdempotencyKey, useNavigate, useNavigation } from '@caravan/web-core';
import { LazyLine, type SubmitResult } from '@caravan/web-core/forms';
import { afterCheckoutHref } from '../../lib/payment-href.ts';
import { changedPrices, type PriceBefore } from '../../lib/preview-changes.ts';
import { useCheckoutForm } from '../../lib/use-checkout-form.ts';
import type { PreviewState } from '../../lib/use-preview.ts';
import { CheckoutShop } from './checkout-shop.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { ContactFields } from './contact-fields.tsx';
import styles from './checkout-view.module.css';

export interface CheckoutViewProps extends PreviewState {
  ids: readonly string[];
  preview: NonNullable<PreviewState['preview']>;
  /** Asks for the prices with a coupon, or without one. */
  onCoupon: (code: string | undefined) => void;
}

/** Refusals after which the page shows outdated data. */
const outdated: ReadonlySet<string> = new Set([
  'price_changed',
  'goods_unavailable_in_order',
  'not_found',
  ...couponReasonNames,
]);
const isOutdated = (reason: string | undefined): boolean => reason !== undefined && outdated.has(reason);

const noChanges: ReadonlyMap<string, PriceBefore> = new Map();

/** The checkout: lines, contact, fees. Everything that the shopper wrote stays when the server refuses. */
export const CheckoutView = ({ ids, preview, before, busy, problem, reread, onCoupon }: CheckoutViewProps) => {
  const { t } = useTranslation('cart-orders');
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== 'idle';
  const form = useCheckoutForm();
  const [place] = usePlaceOrdersMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const [isTooMany, setTooMany] = useState(false);

  const send = async (written: Pick<NewOrders, 'contact' | 'note'>): Promise<SubmitResult> => {
    const coupon = preview.coupon?.problem === null ? { coupon_code: preview.coupon.code } : {};
    const body = { cart_ids: [...ids], ...written, ...coupon, amount_fen: preview.amount_fen };
    const result = await place({ body, idempotencyKey: keyFor(body) });
    if (result.data) {
      settle();
      // The history entry is replaced: going back leads to the cart, because these lines are ordered.
      void navigate(afterCheckoutHref(result.data.orders), { replace: true });
    }
    const reason = reasonOf(result.error);
    setTooMany(reason === 'too_many_unpaid');
    if (isOutdated(reason)) await reread();
    return result;
  };

  const changes = before ? changedPrices(before, preview) : noChanges;
  const couponBasis = { target: 'goods', priceFen: sumFen(preview.orders.map(({ goods_fen }) => goods_fen)) } as const;
  return (
    <Page>
      <form noValidate onSubmit={form.submit(send)}>
        <Stack gap="6">
          <Row gap="3" align="baseline" justify="between" wrap>
            <Heading level={1}>{t('checkout.title')}</Heading>
            <Link to={cartOrdersPaths.cart.href()}>{t('checkout.backToCart')}</Link>
          </Row>
          <Text tone="muted">{t('checkout.intro', { count: preview.orders.length })}</Text>
          <Grid columns={{ base: 1, md: '2-1' }} align="start">
            <Stack gap="4">
              {preview.orders.map((order) => (
                <CheckoutShop key={order.lines[0]?.id} order={order} changes={changes} />
              ))}
              <ContactFields field={form.field} />
            </Stack>
            <div className={styles.summary}>
              <CheckoutSummary
                preview={preview}
                before={before}
                unavailable={problem === 'unavailable'}
                tooManyUnpaid={isTooMany}
                busy={form.busy || isLeaving || busy}
                coupon={
                  preview.coupons || preview.coupon ? (
                    <LazyLine
                      slot="couponField"
                      props={{ ...couponBasis, coupon: preview.coupon, busy, onChange: onCoupon }}
                    />
                  ) : null
                }
              />
            </div>
          </Grid>
        </Stack>
      </form>
    </Page>
  );
};
