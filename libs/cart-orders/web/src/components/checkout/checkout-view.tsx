import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PayChoice } from '@caravan/fund-payment/api';
import { sumFen } from '@caravan/kernel';
import { cartOrdersPaths } from '@caravan/routes';
import { Button, Grid, Heading, Link, Page, Row, Stack, Text } from '@caravan/ui-kit';
import { useLazySlot, useNavigation } from '@caravan/web-core';
import { LazyLine } from '@caravan/web-core/forms';
import { changedPrices, type PriceBefore } from '../../lib/preview-changes.ts';
import { useCheckout } from '../../lib/use-checkout.ts';
import { useCheckoutForm } from '../../lib/use-checkout-form.ts';
import type { PreviewState } from '../../lib/use-preview.ts';
import { CheckoutBar } from './checkout-bar.tsx';
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

const noChanges: ReadonlyMap<string, PriceBefore> = new Map();

const formId = 'checkout';

/**
 * The checkout: lines, contact, payment methods, fees, and the bar that orders and pays in one go. Everything that the
 * shopper wrote stays when the server refuses.
 */
export const CheckoutView = ({ ids, preview, before, busy, problem, reread, onCoupon }: CheckoutViewProps) => {
  const { t } = useTranslation('cart-orders');
  const isLeaving = useNavigation().state !== 'idle';
  const form = useCheckoutForm(preview.contact);
  const { order, isPaying, lostAnswer, isTooMany } = useCheckout(ids, { preview, reread });
  const PayMethods = useLazySlot('payMethods');
  /** Undefined until the methods are known; null if none is available. */
  const [asked, setChoice] = useState<PayChoice | null>();
  const choice = PayMethods ? asked : null;

  const changes = before ? changedPrices(before, preview) : noChanges;
  const couponBasis = { target: 'goods', priceFen: sumFen(preview.orders.map(({ goods_fen }) => goods_fen)) } as const;
  const isFree = preview.amount_fen === 0;
  const does = isFree || choice === null ? 'order' : 'pay';
  const isBusy = form.busy || isPaying || isLeaving || busy;
  return (
    <>
      <Page>
        <form
          id={formId}
          noValidate
          onSubmit={form.submit((written) => order(written, isFree ? undefined : (choice ?? undefined)))}
        >
          <Stack gap="6">
            <Row gap="3" align="baseline" justify="between" wrap>
              <Heading level={1}>{t('checkout.title')}</Heading>
              <Link to={cartOrdersPaths.cart.href()}>{t('checkout.backToCart')}</Link>
            </Row>
            <Text tone="muted">{t('checkout.intro', { count: preview.orders.length })}</Text>
            <Grid columns={{ base: 1, md: '2-1' }} align="start">
              <Stack gap="4">
                {preview.orders.map((shop) => (
                  <CheckoutShop key={shop.lines[0]?.id} order={shop} changes={changes} />
                ))}
                <ContactFields field={form.field} />
                {isFree || !PayMethods ? null : (
                  <PayMethods kind="order" amountFen={preview.amount_fen} onChange={setChoice} />
                )}
              </Stack>
              <div className={styles.summary}>
                <CheckoutSummary
                  preview={preview}
                  before={before}
                  unavailable={problem === 'unavailable'}
                  tooManyUnpaid={isTooMany}
                  coupon={
                    preview.coupons || preview.coupon ? (
                      <LazyLine
                        slot="couponField"
                        props={{ ...couponBasis, coupon: preview.coupon, busy, onChange: onCoupon }}
                      />
                    ) : null
                  }
                  later={
                    isFree || choice === null ? null : (
                      <Button
                        variant="ghost"
                        size="sm"
                        flush
                        disabled={isBusy}
                        onClick={() => void form.submit((written) => order(written, undefined))()}
                      >
                        {t('checkout.place')}
                      </Button>
                    )
                  }
                />
              </div>
            </Grid>
          </Stack>
        </form>
      </Page>
      <CheckoutBar
        form={formId}
        amountFen={preview.amount_fen}
        hasServiceFee={preview.orders.some(({ service_fee_fen: fee }) => fee !== undefined && fee > 0)}
        does={does}
        isReady={isFree || choice !== undefined}
        unavailable={problem === 'unavailable'}
        busy={isBusy}
        failure={lostAnswer}
      />
    </>
  );
};
