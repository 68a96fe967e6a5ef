import { cartOrdersPaths } from '@caravan/cart-orders/contract';
import { fundPaymentPaths, type PayableKind } from '@caravan/fund-payment/contract';
import { warehousePackagesPaths } from '@caravan/warehouse-packages/contract';

/** The page of one order or package. */
export const detailHref = (kind: Exclude<PayableKind, 'recharge'>, ref: string): string =>
  kind === 'order'
    ? cartOrdersPaths.orderDetail.href({ number: ref })
    : warehousePackagesPaths.packageDetail.href({ number: ref });

/** The list of orders, packages or recharges. */
export const listHref = (kind: PayableKind): string =>
  ({ order: cartOrdersPaths.orders, package: warehousePackagesPaths.packages, recharge: fundPaymentPaths.fund })[
    kind
  ].href();
