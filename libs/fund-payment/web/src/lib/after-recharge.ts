import { ownPath } from '@caravan/kernel';

const prefix = 'caravan.after-recharge:';

/** Remembers in this tab the payment for which a shopper recharges, to continue with it afterwards. */
export const keepAfterRecharge = (paymentId: string, next: string | undefined): void => {
  const path = ownPath(next);
  if (path === undefined) return;
  try {
    sessionStorage.setItem(prefix + paymentId, path);
  } catch {
    // Without storage only the link on the result page is missing.
  }
};

export const afterRecharge = (paymentId: string): string | undefined => {
  try {
    return ownPath(sessionStorage.getItem(prefix + paymentId));
  } catch {
    return undefined;
  }
};
