import { cartOrdersPaths, orderOfExtra } from '@caravan/cart-orders/contract';
import { fundPaymentPaths, type DueKind, type PayableKind } from '@caravan/fund-payment/contract';
import { packageOfExtra, warehousePackagesPaths } from '@caravan/warehouse-packages/contract';

/** The page of one order or package; an extra payment is on the page of what it is paid for. */
export const detailHref = (kind: DueKind, ref: string): string =>
  kind === 'package' || kind === 'package_extra'
    ? warehousePackagesPaths.packageDetail.href({ number: kind === 'package' ? ref : packageOfExtra(ref) })
    : cartOrdersPaths.orderDetail.href({ number: kind === 'order_extra' ? orderOfExtra(ref) : ref });

/** The list of orders, packages or recharges. */
export const listHref = (kind: PayableKind): string =>
  ({
    order: cartOrdersPaths.orders,
    order_extra: cartOrdersPaths.orders,
    package: warehousePackagesPaths.packages,
    package_extra: warehousePackagesPaths.packages,
    recharge: fundPaymentPaths.fund,
  })[kind].href();
