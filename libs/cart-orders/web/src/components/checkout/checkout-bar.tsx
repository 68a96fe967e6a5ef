import { useTranslation } from 'react-i18next';
import { type Fen } from '@caravan/kernel';
import { cartOrdersPaths } from '@caravan/routes';
import { ActionBar, Button, ButtonLink, Money, Text } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';

export interface CheckoutBarProps {
  /** The id of the form that the button submits. */
  form: string;
  amountFen: Fen;
  /** The total has a service fee. */
  hasServiceFee: boolean;
  /** Without a method, and for orders of nothing, the button places the orders only. */
  does: 'pay' | 'order';
  /** Whether the payment methods are known. */
  isReady: boolean;
  /** Some goods are unavailable now. */
  unavailable: boolean;
  busy: boolean;
  /** Why the last attempt to pay failed. */
  failure: string | undefined;
}

/** Stays in view: the total, what it covers, and the button that orders and pays. */
export const CheckoutBar = ({
  form,
  amountFen,
  hasServiceFee,
  does,
  isReady,
  unavailable,
  busy,
  failure,
}: CheckoutBarProps) => {
  const { t } = useTranslation('cart-orders');
  const { asYuan } = useFormats();
  const sum = (
    <>
      <p role="status">
        <Money fen={amountFen} size="lg" strong />
      </p>
      <Text size="xs" tone="muted">
        {t(hasServiceFee ? 'checkout.bar.coversFee' : 'checkout.bar.covers')}
      </Text>
    </>
  );
  const choice = failure ? (
    <Text role="alert" size="sm" tone="danger">
      {failure}
    </Text>
  ) : null;
  const action = unavailable ? (
    <ButtonLink to={cartOrdersPaths.cart.href()} size="lg" icon="cart">
      {t('checkout.unavailable.action')}
    </ButtonLink>
  ) : (
    <Button type="submit" form={form} size="lg" busy={busy} disabled={!isReady}>
      {t(`checkout.bar.${does}`, { amount: asYuan(amountFen) })}
    </Button>
  );
  return (
    <ActionBar label={t('checkout.bar.label')} choice={choice} sum={sum} action={action} wide={failure !== undefined} />
  );
};
