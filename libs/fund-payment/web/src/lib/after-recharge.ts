import { ownPath } from '@caravan/kernel';

const prefix = 'caravan.after-recharge:';

/** Remembers in this tab where a shopper wanted to go once a recharge is there: the payment it was made for. */
export const keepAfterRecharge = (paymentId: string, next: string | undefined): void => {
  const path = ownPath(next);
  if (path === undefined) return;
  try {
    sessionStorage.setItem(prefix + paymentId, path);
  } catch {
    // A closed storage costs a link on the result's page, not the recharge.
  }
};

export const afterRecharge = (paymentId: string): string | undefined => {
  try {
    return ownPath(sessionStorage.getItem(prefix + paymentId));
  } catch {
    return undefined;
  }
};
