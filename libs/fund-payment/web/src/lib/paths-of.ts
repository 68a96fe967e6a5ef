import { type DueKind, type PayableKind } from '@caravan/fund-payment/contract';
import { payableOfExtra } from '@caravan/kernel';
import { cartOrdersPaths, fundPaymentPaths, goodsSourceHref, warehousePackagesPaths } from '@caravan/routes';

/** The page of one order, package or service; an extra payment is on the page of what it is paid for. */
export const detailHref = (kind: DueKind, ref: string): string =>
  ({
    // The shop also pays for own parcels whose goods got lost.
    order: () => goodsSourceHref(ref),
    order_extra: () => cartOrdersPaths.orderDetail.href({ number: payableOfExtra(ref) }),
    package: () => warehousePackagesPaths.packageDetail.href({ number: ref }),
    package_extra: () => warehousePackagesPaths.packageDetail.href({ number: payableOfExtra(ref) }),
    service: () => warehousePackagesPaths.serviceDetail.href({ number: ref }),
  })[kind]();

/** The list of orders, packages, services or recharges. */
export const listHref = (kind: PayableKind): string =>
  ({
    order: cartOrdersPaths.orders,
    order_extra: cartOrdersPaths.orders,
    package: warehousePackagesPaths.packages,
    package_extra: warehousePackagesPaths.packages,
    service: warehousePackagesPaths.services,
    recharge: fundPaymentPaths.fund,
  })[kind].href();
