import { useCallback, useEffect, useState } from 'react';
import { cartOrdersPaths } from '@caravan/routes';
import { useNavigate, useSearchParams, type LazySlotName, type PageContext, type PageMeta } from '@caravan/web-core';
import { CheckoutProblem } from '../../components/checkout/checkout-problem.tsx';
import { CheckoutSkeleton } from '../../components/checkout/checkout-skeleton.tsx';
import { CheckoutView } from '../../components/checkout/checkout-view.tsx';
import { cartIdsOf, isGuestId } from '../../lib/addresses-of-pages.ts';
import { useOwnName } from '../../lib/use-checkout-form.ts';
import { useJoinGuestCart } from '../../lib/use-join-guest-cart.ts';
import { usePreview } from '../../lib/use-preview.ts';

export const meta = ({ t }: PageContext<'cart-orders'>): PageMeta => ({
  title: t('checkout.title'),
  description: t('checkout.description'),
  canonical: cartOrdersPaths.confirmOrder.href(),
});

/** Code and texts of the payment methods load with the page. */
export const slots = (): readonly LazySlotName[] => ['payMethods'];

/** The browser reads the prices: that takes as long as the shops need, so the page shows a placeholder first. */
const Checkout = ({ ids }: { ids: readonly string[] }) => {
  const [code, setCode] = useState<string>();
  const state = usePreview(ids, code);
  const { preview, problem, reread } = state;
  // The form opens with the name in it: a shopper who is fast would otherwise be asked for a name that is on its way.
  const name = useOwnName();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && preview && (preview.contact ?? name) !== undefined) setOpen(true);
  if (isOpen && preview && problem !== 'gone')
    return <CheckoutView {...state} ids={ids} preview={preview} onCoupon={setCode} />;
  return problem ? <CheckoutProblem problem={problem} onRetry={() => void reread()} /> : <CheckoutSkeleton />;
};

/** Lines that a visitor chose before the login join the cart first; the address then names the lines that they became. */
const JoiningCheckout = ({ asked }: { asked: string }) => {
  const navigate = useNavigate();
  const { join } = useJoinGuestCart();
  const [failed, setFailed] = useState(false);
  const goOn = useCallback(async () => {
    setFailed(false);
    const ids = asked.split(',');
    const answer = await join(ids.filter(isGuestId));
    if (!answer) return setFailed(true);
    const became = new Map(answer.joined.map(({ id, line_id: line }) => [id, line]));
    const items = new Set(ids.flatMap((id) => (isGuestId(id) ? (became.get(id) ?? []) : id)));
    // The cart says why a line could not join.
    const isWhole = ids.every((id) => !isGuestId(id) || became.has(id));
    const { cart, confirmOrder } = cartOrdersPaths;
    return void navigate(isWhole ? confirmOrder.href({ items: [...items].join(',') }) : cart.href(), { replace: true });
  }, [asked, join, navigate]);
  useEffect(() => void goOn(), [goOn]);
  return failed ? <CheckoutProblem problem="failed" onRetry={() => void goOn()} /> : <CheckoutSkeleton />;
};

export const Page = () => {
  const [search] = useSearchParams();
  const ids = cartIdsOf(search);
  if (ids.some(isGuestId)) return <JoiningCheckout asked={ids.join(',')} />;
  return ids.length > 0 ? <Checkout key={ids.join(',')} ids={ids} /> : <CheckoutProblem problem="none" />;
};
