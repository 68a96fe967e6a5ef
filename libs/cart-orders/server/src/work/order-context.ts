import {
  goodsPlacesPort,
  goodsReturnsPort,
  purchasesPort,
  recordedGoodsPort,
  warehouseIntakePort,
} from '@caravan/cart-orders/port';
import { termsPort } from '@caravan/content/port';
import { approvalsPort, receiptPaymentsPort, refundsPort } from '@caravan/fund-payment/port';
import { goodsPicturesPort, goodsSnapshotsPort } from '@caravan/goods/port';
import { couponsPort } from '@caravan/promotions/port';
import { type Core, notifierPort, type Used } from '@caravan/server-core';
import { conversationsPort } from '@caravan/support/port';
import { tasksPort } from '@caravan/tasks/port';

/** The ports of other features that cart and orders call. */
export const cartOrdersNeeds = {
  goodsSnapshots: goodsSnapshotsPort,
  /** Pictures of shops, for the copies that orders keep. */
  goodsPictures: goodsPicturesPort,
  refunds: refundsPort,
  /** The limit above which steps of staff need a second person. */
  approvals: approvalsPort,
  /** Messages and mails to shoppers. */
  notifier: notifierPort,
  /** Takes over the goods of an order that have arrived. */
  warehouseIntake: warehouseIntakePort,
  /** Tells where the goods are after they arrived. */
  goodsPlaces: goodsPlacesPort,
  /** Payments and refunds, for receipts. */
  receiptPayments: receiptPaymentsPort,
  /** Weights, photos and services of goods that arrived, for receipts. */
  recordedGoods: recordedGoodsPort,
  /** Opens returns of goods that arrived. */
  goodsReturns: goodsReturnsPort,
  /** The queues of staff. */
  tasks: tasksPort,
  /** Keeps what staff bought at the shops. */
  purchases: purchasesPort,
  /** Lowers prices by coupons, and takes back what is refunded. */
  coupons: couponsPort,
  /** Answers shoppers who ask for goods. */
  conversations: conversationsPort,
  /** Pins the terms of the service to orders. */
  terms: termsPort,
};
export type CartOrdersDependencies = Used<typeof cartOrdersNeeds>;

/** The dependencies of the orders' use cases. */
export interface OrderContext
  extends Pick<Core, 'db' | 'transaction' | 'clock' | 'files' | 'pdf' | 'pictures' | 'jobs'>, CartOrdersDependencies {
  /** The address of the site, for receipts. */
  publicUrl: string;
}

/** The dependencies of the cart's use cases. */
export type CartContext = Pick<
  OrderContext,
  'db' | 'transaction' | 'clock' | 'files' | 'pictures' | 'jobs' | 'goodsSnapshots' | 'terms'
>;
