import { fundPaymentPaths } from '@caravan/fund-payment/contract';

/** The page on which a package's shipping is paid. */
export const payPackageHref = (number: string): string => fundPaymentPaths.payment.href({ kind: 'package', refs: number });
