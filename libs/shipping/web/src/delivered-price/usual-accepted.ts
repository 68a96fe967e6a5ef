const key = 'caravan.usual_weights';

/** Whether the shopper took usual weights for goods without a stated one; the tab remembers it from page to page. */
export const isUsualAccepted = (): boolean => {
  try {
    return sessionStorage.getItem(key) === 'yes';
  } catch {
    // Without storage each page asks.
    return false;
  }
};

export const acceptUsual = (): void => {
  try {
    sessionStorage.setItem(key, 'yes');
  } catch {
    // The next page asks again.
  }
};
