import {
  archiveSourcesPort,
  type Deadlines,
  deadlinesPort,
  type PersonWork,
  personWorkPort,
  type Turns,
  turnsPort,
  userSummaryPort,
} from '@caravan/account/port';
import { orderEvents, orderReasons } from '@caravan/cart-orders/contract';
import { orderApprovals } from '@caravan/cart-orders/contract/orders';
import {
  type CodeSource,
  codeSourcesPort,
  type OrderArrivals,
  orderArrivalsPort,
  type OrderFigures,
  orderFiguresPort,
  type OrderIncomes,
  orderIncomesPort,
  type OrderPurchases,
  orderPurchasesPort,
  type OrderReturns,
  type PaidGoods,
  orderReturnsPort,
  paidGoodsPort,
} from '@caravan/cart-orders/port';
import {
  type ApprovableSteps,
  approvableStepsPort,
  costEntriesPort,
  type Payable,
  payablesPort,
  stepSchemasPort,
} from '@caravan/fund-payment/port';
import { type SnapshotHolder, snapshotHoldersPort } from '@caravan/goods/port';
import { type SetupSteps, setupStepsPort } from '@caravan/content/port';
import { checkTransitions, orderStatuses } from '@caravan/kernel';
import {
  type Core,
  type Feature,
  type FeatureServer,
  filesById,
  handleJob,
  type OpenMatters,
  openMattersPort,
  type PersonalData,
  personalDataPort,
  plainAudit,
} from '@caravan/server-core';
import { type ConversationSubject, conversationSubjectsPort } from '@caravan/support/port';
import { type Findable, findablesPort, type TaskSource, taskSourcesPort } from '@caravan/tasks/port';
import { cartPictureTable } from './cart/cart-picture.table.ts';
import { orderLineTable } from './orders/order-line.table.ts';
import { orderPictureFiles } from './pictures/picture-address.ts';
import { ordersWithOpenMatters } from './questions/order-question.repo.ts';
import { countLines, snapshotsInUse } from './cart/cart-reads.repo.ts';
import { orderFigures } from './upkeep/order-figures.repo.ts';
import { orderGuards } from './orders/order-guards.ts';
import { orderTransitions } from './orders/order-transitions.ts';
import { cartRoutes } from './cart/cart.routes.ts';
import { offerRoutes } from './offers/offers.routes.ts';
import { orderReceiptRoutes } from './payment/order-receipt.routes.ts';
import { orderTermsRoutes } from './placing/order-terms.routes.ts';
import { orderRoutes } from './orders/orders.routes.ts';
import { orderStaffRoutes } from './orders/orders.staff-routes.ts';
import { questionRoutes, questionStaffRoutes } from './questions/questions.routes.ts';
import { auditOrders } from './upkeep/audit-orders.ts';
import { auditQuestions } from './questions/audit-questions.ts';
import { checkPrices, checkPricesJob } from './cart/prices/check-prices.ts';
import { extraPayable } from './payment/extra-payable.ts';
import { expireOrders, expireOrdersJob } from './payment/expire-orders.ts';
import { firstOrder } from './upkeep/first-order.ts';
import { haulOrders } from './upkeep/haul-orders.ts';
import { keepOrderPictures, keepOrderPicturesJob } from './pictures/keep-order-pictures.ts';
import { type CartOrdersDependencies, cartOrdersNeeds, type OrderContext } from './work/order-context.ts';
import { orderDeadlines } from './work/order-deadlines.ts';
import { orderTurns } from './work/order-turns.ts';
import { orderIncomes } from './payment/order-incomes.repo.ts';
import { orderPayable } from './payment/order-payable.ts';
import { orderTaskSources } from './work/order-work.ts';
import { cartOrdersPersonalData } from './upkeep/personal-data.ts';
import { approvableOrderSteps, type OrderApproval } from './work/approvable-steps.ts';
import { orderArrivals, orderPurchases } from './buying/procurement-ports.ts';
import { paidGoods } from './returns/paid-for-goods.ts';
import { returnCosts } from './returns/return-costs.ts';
import { orderReturns } from './returns/return-port.ts';
import { questionTaskSource } from './questions/question-work.ts';
import { refundTaskSource } from './refunds/refund-work.ts';
import { findableOrders, orderCodes, ordersOfPerson, orderSubject } from './work/staff-search.ts';
import { sweep, sweepJob } from './upkeep/sweep.ts';
import { wakeOrders, wakeOrdersJob } from './work/wake-orders.ts';

export interface CartOrdersPorts {
  /** The number of lines in a shopper's cart, for `GET /users/info`. */
  cartCount: (userId: string) => Promise<number>;
  /** The snapshots that cart lines use; orders keep copies. */
  snapshotHolder: SnapshotHolder;
  /** Orders as payment targets. */
  payable: Payable;
  /** Their extra payments as payment targets. */
  extraPayable: Payable;
  /** Orders in the owner's figures. */
  figures: OrderFigures;
  personalData: PersonalData;
  /** Orders in the portable archive. */
  haul: ReturnType<typeof haulOrders>;
  deadlines: Deadlines;
  /** Orders that wait for an act of their shoppers. */
  turns: Turns;
  /** Counts pieces that procurement bought. */
  purchases: OrderPurchases;
  /** Takes over goods that arrived in parcels. */
  arrivals: OrderArrivals;
  /** Gives back money for goods that went back to their seller. */
  returns: OrderReturns;
  /** Tells what was paid for goods that got lost. */
  paidGoods: PaidGoods;
  /** The parts of what was paid for orders, for the books. */
  incomes: OrderIncomes;
  /** The orders that must have tasks of staff. */
  taskSources: readonly TaskSource[];
  /** Steps that a second person may have to approve. */
  approvable: ApprovableSteps<OrderApproval>;
  /** Orders in the search of the console. */
  findable: Findable;
  /** Orders on the page of their shopper. */
  personWork: PersonWork;
  /** Orders by the number on a slip. */
  codes: CodeSource;
  conversationSubject: ConversationSubject;
  /** Open questions and requests for refunds. */
  openMatters: OpenMatters;
  /** The first order that somebody paid. */
  setup: Pick<SetupSteps, 'test_order'>;
}

export interface CartOrdersServer extends FeatureServer {
  ports: CartOrdersPorts;
}

const refuseBadTransitions = (): void => {
  const faults = checkTransitions(orderTransitions, {
    states: orderStatuses,
    events: orderEvents,
    guards: Object.keys(orderGuards),
  });
  if (faults.length) throw new Error(`invalid transitions of an order: ${faults.join('; ')}`);
};

export const createCartOrders = (core: Core, dependencies: CartOrdersDependencies): CartOrdersServer => {
  refuseBadTransitions();
  const { db, transaction, clock, files, pdf, pictures, jobs } = core;
  const context: OrderContext = {
    db,
    transaction,
    clock,
    files,
    pdf,
    pictures,
    jobs,
    publicUrl: core.config.publicUrl,
    ...dependencies,
  };

  return {
    name: 'cart-orders',
    reasons: orderReasons,
    routes: [
      ...cartRoutes(context),
      ...offerRoutes(context),
      ...orderRoutes(context),
      ...orderTermsRoutes(context),
      ...orderReceiptRoutes(context),
      ...orderStaffRoutes(context),
      ...questionRoutes(context),
      ...questionStaffRoutes(context),
    ],
    files: [filesById('cart-pictures', cartPictureTable.id), orderPictureFiles(orderLineTable.image)],
    jobs: [
      handleJob(checkPricesJob, ({ lineIds }) => checkPrices(context, lineIds)),
      handleJob(sweepJob, () => sweep(context)),
      handleJob(expireOrdersJob, () => expireOrders(context)),
      handleJob(wakeOrdersJob, () => wakeOrders(context)),
      handleJob(keepOrderPicturesJob, ({ orderNumbers, attempt }) => keepOrderPictures(context, orderNumbers, attempt)),
    ],
    audit: async (run = plainAudit) => [...(await auditOrders(context, run)), ...(await auditQuestions(context, run))],
    ports: {
      cartCount: (userId) => countLines(db, userId),
      personalData: cartOrdersPersonalData(context),
      haul: haulOrders(context),
      deadlines: orderDeadlines(context),
      turns: orderTurns,
      payable: orderPayable(context),
      extraPayable: extraPayable(context),
      purchases: orderPurchases(context),
      arrivals: orderArrivals(context),
      returns: orderReturns(context),
      paidGoods: paidGoods(context),
      taskSources: [...orderTaskSources, refundTaskSource, questionTaskSource],
      approvable: approvableOrderSteps(context),
      findable: findableOrders,
      figures: orderFigures,
      incomes: orderIncomes,
      personWork: ordersOfPerson,
      codes: orderCodes,
      conversationSubject: orderSubject,
      openMatters: { about: (numbers) => ordersWithOpenMatters(db, numbers) },
      snapshotHolder: { held: (snapshotIds) => snapshotsInUse(db, snapshotIds) },
      setup: { test_order: () => firstOrder(core) },
    },
  };
};

/** Makes cart and orders, and registers what it does for other features. */
export const cartOrdersFeature: Feature = (core) => {
  const feature = createCartOrders(core, core.ports.use('cart-orders', cartOrdersNeeds));
  const { ports } = feature;
  core.ports.provide(payablesPort, { order: ports.payable, order_extra: ports.extraPayable });
  core.ports.provide(approvableStepsPort, ports.approvable);
  core.ports.provide(stepSchemasPort, orderApprovals);
  core.ports.provide(snapshotHoldersPort, [ports.snapshotHolder]);
  core.ports.provide(orderPurchasesPort, ports.purchases);
  core.ports.provide(orderArrivalsPort, ports.arrivals);
  core.ports.provide(orderReturnsPort, ports.returns);
  core.ports.provide(paidGoodsPort, ports.paidGoods);
  core.ports.provide(codeSourcesPort, [ports.codes]);
  core.ports.provide(orderFiguresPort, ports.figures);
  core.ports.provide(orderIncomesPort, ports.incomes);
  core.ports.provide(costEntriesPort, [returnCosts]);
  core.ports.provide(userSummaryPort, { cartCount: ports.cartCount });
  core.ports.provide(deadlinesPort, [ports.deadlines]);
  core.ports.provide(turnsPort, [ports.turns]);
  core.ports.provide(conversationSubjectsPort, { order: ports.conversationSubject });
  core.ports.provide(taskSourcesPort, ports.taskSources);
  core.ports.provide(findablesPort, [ports.findable]);
  core.ports.provide(personWorkPort, [ports.personWork]);
  core.ports.provide(personalDataPort, [ports.personalData]);
  core.ports.provide(archiveSourcesPort, ports.haul);
  core.ports.provide(openMattersPort, [ports.openMatters]);
  core.ports.provide(setupStepsPort, ports.setup);
  return feature;
};
