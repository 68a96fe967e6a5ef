const place = 'caravan.purchase-account';

/** The account that was used last on this device; empty if none was. */
export const lastAccount = (): string => {
  try {
    return localStorage.getItem(place) ?? '';
  } catch {
    // Without storage the account is typed each time.
    return '';
  }
};

/** Keeps the account for the next purchase. */
export const keepAccount = (account: string): void => {
  try {
    localStorage.setItem(place, account);
  } catch {
    // Storage is unavailable or full.
  }
};
