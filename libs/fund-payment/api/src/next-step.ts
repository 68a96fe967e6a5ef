import { ownPath } from '@caravan/kernel';
import { type Payment } from '@caravan/fund-payment/contract';
import { fundPaymentPaths } from '@caravan/routes';

/** The next step of a payment: a page of this site, or an address that the browser loads. */
export type NextStep = { go: string } | { leave: string };

/** Accepts a path of this site or an https address; other addresses are never opened, whatever their source. */
export const safeAddress = (address: string | null): string | undefined => {
  if (address === null) return undefined;
  const own = ownPath(address);
  if (own !== undefined) return own;
  try {
    const { protocol, href } = new URL(address);
    return protocol === 'https:' ? href : undefined;
  } catch {
    return undefined;
  }
};

const resultHref = (id: string): string => fundPaymentPaths.payResult.href({ payment_id: id });
export const westpayHref = (id: string): string => fundPaymentPaths.westpay.href({ payment_id: id });

/** A new payment leads to the provider's page, the transfer instructions, or the result. */
export const nextStep = ({
  id,
  status,
  method,
  redirect_url: address,
}: Pick<Payment, 'id' | 'status' | 'method' | 'redirect_url'>): NextStep => {
  if (status !== 'pending') return { go: resultHref(id) };
  if (method === 'westpay') return { go: westpayHref(id) };
  const leave = safeAddress(address);
  return leave === undefined ? { go: resultHref(id) } : { leave };
};
