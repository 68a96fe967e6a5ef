import { ownPath } from '@caravan/kernel';
import { fundPaymentPaths, type Payment } from '@caravan/fund-payment/contract';

/** Where a payment goes on: a page of ours, or an address that the browser has to load whole. */
export type NextStep = { go: string } | { leave: string };

/** A path of this site, or an https address; nothing else is ever opened, whoever sent it. */
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

export const resultHref = (id: string): string => fundPaymentPaths.payResult.href({ payment_id: id });
export const westpayHref = (id: string): string => fundPaymentPaths.westpay.href({ payment_id: id });

/** What comes after a payment has been made: the provider's page, our instructions, or its result. */
export const nextStep = ({ id, status, method, redirect_url: address }: Pick<Payment, 'id' | 'status' | 'method' | 'redirect_url'>): NextStep => {
  if (status !== 'pending') return { go: resultHref(id) };
  if (method === 'westpay') return { go: westpayHref(id) };
  const leave = safeAddress(address);
  return leave === undefined ? { go: resultHref(id) } : { leave };
};
