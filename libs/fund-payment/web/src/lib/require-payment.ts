import { pageError } from '@caravan/web-core';

/** The payment that a page's address names; an address without one is no page. */
export const requirePayment = (url: Pick<URL, 'searchParams'>): string => {
  const id = url.searchParams.get('payment_id') ?? '';
  if (!/^[\w-]{1,64}$/.test(id)) throw pageError(404);
  return id;
};
