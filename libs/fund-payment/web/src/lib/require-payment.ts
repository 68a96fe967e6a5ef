import { pageError } from '@caravan/web-core';

/** The payment id in a page's address; without one the page is not found. */
export const requirePayment = (url: Pick<URL, 'searchParams'>): string => {
  const id = url.searchParams.get('payment_id') ?? '';
  if (!/^[\w-]{1,64}$/.test(id)) throw pageError(404);
  return id;
};
