import { useState } from 'react';
import { cartOrdersPaths } from '@caravan/routes';
import { useSearchParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { CheckoutProblem } from '../../components/checkout/checkout-problem.tsx';
import { CheckoutSkeleton } from '../../components/checkout/checkout-skeleton.tsx';
import { CheckoutView } from '../../components/checkout/checkout-view.tsx';
import { cartIdsOf } from '../../lib/cart-ids.ts';
import { useOwnName } from '../../lib/use-checkout-form.ts';
import { usePreview } from '../../lib/use-preview.ts';

export const meta = ({ t }: PageContext<'cart-orders'>): PageMeta => ({
  title: t('checkout.title'),
  description: t('checkout.description'),
  canonical: cartOrdersPaths.confirmOrder.href(),
});

/** The browser reads the prices: that takes as long as the shops need, so the page shows a placeholder first. */
const Checkout = ({ ids }: { ids: readonly string[] }) => {
  const [code, setCode] = useState<string>();
  const state = usePreview(ids, code);
  const { preview, problem, reread } = state;
  // The form opens with the name in it: a shopper who is fast would otherwise be asked for a name that is on its way.
  const name = useOwnName();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && preview && name !== undefined) setOpen(true);
  if (isOpen && preview && problem !== 'gone')
    return <CheckoutView {...state} ids={ids} preview={preview} onCoupon={setCode} />;
  return problem ? <CheckoutProblem problem={problem} onRetry={() => void reread()} /> : <CheckoutSkeleton />;
};

export const Page = () => {
  const [search] = useSearchParams();
  const ids = cartIdsOf(search);
  return ids.length > 0 ? <Checkout key={ids.join(',')} ids={ids} /> : <CheckoutProblem problem="none" />;
};
