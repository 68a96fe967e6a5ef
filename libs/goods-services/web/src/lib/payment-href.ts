import { fundPaymentPaths } from '@caravan/routes';

/** The page that pays a service. */
export const payServiceHref = (number: string): string =>
  fundPaymentPaths.payment.href({ kind: 'service', refs: number });
