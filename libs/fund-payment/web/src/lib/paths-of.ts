import { cartOrdersPaths, orderOfExtra } from '@caravan/cart-orders/contract';
import { fundPaymentPaths, type DueKind, type PayableKind } from '@caravan/fund-payment/contract';
import { warehousePackagesPaths } from '@caravan/warehouse-packages/contract';

/** The page of one order or package; an extra payment is on the page of its order. */
export const detailHref = (kind: DueKind, ref: string): string =>
  kind === 'package'
    ? warehousePackagesPaths.packageDetail.href({ number: ref })
    : cartOrdersPaths.orderDetail.href({ number: kind === 'order_extra' ? orderOfExtra(ref) : ref });

/** The list of orders, packages or recharges. */
export const listHref = (kind: PayableKind): string =>
  ({
    order: cartOrdersPaths.orders,
    order_extra: cartOrdersPaths.orders,
    package: warehousePackagesPaths.packages,
    recharge: fundPaymentPaths.fund,
  })[kind].href();
