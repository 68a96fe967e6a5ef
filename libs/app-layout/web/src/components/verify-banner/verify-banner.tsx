import { useSession } from '@caravan/auth/api';
import { cartOrdersPaths, fundPaymentPaths, warehousePackagesPaths } from '@caravan/routes';
import { lazyPart, useLocation } from '@caravan/web-core';
import { useDismissed } from '../../lib/use-dismissed.ts';

const VerifyReminder = lazyPart(async () => (await import('./verify-reminder.tsx')).VerifyReminder);

/** The pages between a choice and its payment, where nothing else asks for attention. */
const checkout: readonly string[] = [
  cartOrdersPaths.confirmOrder,
  warehousePackagesPaths.confirmInfo,
  fundPaymentPaths.payment,
].map((path) => path.href());

/**
 * Reminds the shopper to confirm the e-mail; all features work meanwhile (specification 1.9). Closing it hides it until
 * the end of the visit. It does not disturb a checkout.
 */
export const VerifyBanner = () => {
  const { pathname } = useLocation();
  const { user } = useSession();
  const [isDismissed, dismiss] = useDismissed('verify-banner');
  if (!user || user.email_verified || user.role === 'staff' || isDismissed || checkout.includes(pathname)) return null;
  return <VerifyReminder email={user.email} onClose={dismiss} />;
};
