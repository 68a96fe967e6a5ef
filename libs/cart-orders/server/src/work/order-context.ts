import type { GoodsPlaces, GoodsReturns, Purchases, RecordedGoods, WarehouseIntake } from '@caravan/cart-orders/port';
import type { Terms } from '@caravan/content/port';
import type { Approvals, ReceiptPayments, Refunds } from '@caravan/fund-payment/port';
import type { GoodsPictures, GoodsSnapshots } from '@caravan/goods/port';
import type { Coupons } from '@caravan/promotions/port';
import type { Core, Notifier } from '@caravan/server-core';
import type { Tasks } from '@caravan/tasks/port';

/** What cart and orders need from other features. */
export interface CartOrdersDependencies {
  goodsSnapshots: () => GoodsSnapshots;
  /** Pictures of shops, for the copies that orders keep. */
  goodsPictures: () => GoodsPictures;
  /** Refunds orders. */
  refunds: () => Refunds;
  /** The limit above which steps of staff need a second person. */
  approvals: () => Approvals;
  /** Messages and mails to shoppers. */
  notifier: () => Notifier;
  /** Takes over the goods of an order that have arrived. */
  warehouseIntake: () => WarehouseIntake;
  /** Tells where the goods are after they arrived. */
  goodsPlaces: () => GoodsPlaces;
  /** What was paid and refunded, for receipts. */
  receiptPayments: () => ReceiptPayments;
  /** Weights, photos and services of goods that arrived, for receipts. */
  recordedGoods: () => RecordedGoods;
  /** Opens returns of goods that arrived. */
  goodsReturns: () => GoodsReturns;
  /** The queues of staff. */
  tasks: () => Tasks;
  /** Keeps what staff bought at the shops. */
  purchases: () => Purchases;
  /** Lowers prices by coupons, and takes back what is refunded. */
  coupons: () => Coupons;
  /** Pins the terms of the service to orders. */
  terms: () => Terms;
}

/** The dependencies of the orders' use cases. */
export interface OrderContext
  extends Pick<Core, 'db' | 'transaction' | 'clock' | 'files' | 'pdf' | 'pictures' | 'jobs'>, CartOrdersDependencies {
  /** The address of the site, for receipts. */
  publicUrl: string;
}

/** The dependencies of the cart's use cases. */
export type CartContext = Pick<
  OrderContext,
  'db' | 'transaction' | 'clock' | 'files' | 'pictures' | 'jobs' | 'goodsSnapshots'
>;
