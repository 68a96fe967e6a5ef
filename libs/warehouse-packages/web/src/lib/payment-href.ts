import { fundPaymentPaths } from '@caravan/routes';

/** The page that pays the shipping of a package. */
export const payPackageHref = (number: string): string =>
  fundPaymentPaths.payment.href({ kind: 'package', refs: number });

/** The page that pays what a weighed package costs more. */
export const payExtraHref = (ref: string): string =>
  fundPaymentPaths.payment.href({ kind: 'package_extra', refs: ref });
