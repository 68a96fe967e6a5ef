import { createAccount } from '@caravan/account/server';
import { createAuth, type AuthDependencies } from '@caravan/auth/server';
import { stepSchemas } from './step-schemas.ts';
import { createCartOrders } from '@caravan/cart-orders/server';
import { createContent } from '@caravan/content/server';
import { createFigures } from '@caravan/figures/server';
import { createFundPayment } from '@caravan/fund-payment/server';
import { createGoods } from '@caravan/goods/server';
import { createHaul } from '@caravan/haul/server';
import { createLogistics } from '@caravan/logistics/server';
import { createProcurement } from '@caravan/procurement/server';
import { createPromotions } from '@caravan/promotions/server';
import { createReturns } from '@caravan/returns/server';
import type { Composition, Core } from '@caravan/server-core';
import { createShipping } from '@caravan/shipping/server';
import { createSupport } from '@caravan/support/server';
import { createTasks } from '@caravan/tasks/server';
import { createWarehousePackages } from '@caravan/warehouse-packages/server';

/**
 * The server parts of all features, wired by their ports. Ports are resolved when they are called, so the order does
 * not matter.
 */
export const composeFeatures = async (
  core: Core,
  { hasher }: Pick<AuthDependencies, 'hasher'> = {},
): Promise<Composition> => {
  const content = createContent(core, {
    staffChanges: () => tasks.ports.changes,
    retained: () => ({
      ...account.ports.retained,
      ...content.ports.retained,
      ...fundPayment.ports.retained,
      ...logistics.ports.retained,
      ...support.ports.retained,
      ...warehousePackages.ports.retained,
    }),
  });
  const goods = await createGoods(core, {
    exchangeRates: () => content.ports.exchangeRates,
    snapshotHolders: () => [cartOrders.ports.snapshotHolder],
  });
  const cartOrders = createCartOrders(core, {
    goodsSnapshots: () => goods.ports.snapshots,
    goodsPictures: () => goods.ports.pictures,
    refunds: () => fundPayment.ports.refunds,
    approvals: () => fundPayment.ports.approvals,
    notifier: () => account.ports.notifier,
    warehouseIntake: () => warehousePackages.ports.intake,
    goodsPlaces: () => warehousePackages.ports.places,
    receiptPayments: () => fundPayment.ports.receiptPayments,
    recordedGoods: () => warehousePackages.ports.recordedGoods,
    goodsReturns: () => returns.ports.forOrders,
    tasks: () => tasks.ports.tasks,
    purchases: () => procurement.ports.purchases,
    terms: () => content.ports.terms,
    coupons: () => promotions.ports.coupons,
  });
  const procurement = await createProcurement(core, {
    orders: () => cartOrders.ports.purchases,
    arrivals: () => cartOrders.ports.arrivals,
    tasks: () => tasks.ports.tasks,
    changes: () => tasks.ports.changes,
    staffMembers: () => auth.ports.staffMembers,
    codes: () => [cartOrders.ports.codes],
    findables: () => warehousePackages.ports.findables,
  });
  const fundPayment = await createFundPayment(core, {
    payables: () => ({
      order: cartOrders.ports.payable,
      order_extra: cartOrders.ports.extraPayable,
      package: warehousePackages.ports.payable,
      package_extra: warehousePackages.ports.extraPayable,
      service: warehousePackages.ports.servicePayable,
    }),
    notifier: () => account.ports.notifier,
    addresses: () => account.ports.addresses,
    exchangeRates: () => content.ports.exchangeRates,
    identities: () => auth.ports.identities,
    website: () => content.ports.website,
    tasks: () => tasks.ports.tasks,
    staffMembers: () => auth.ports.staffMembers,
    staffChanges: () => tasks.ports.changes,
    approvable: () => ({
      ...cartOrders.ports.approvable,
      ...warehousePackages.ports.approvable,
      ...returns.ports.approvable,
    }),
    stepSchemas,
  });
  const shipping = createShipping(core, {
    staffChanges: () => tasks.ports.changes,
    dutyFreeLimits: () => logistics.ports.dutyFreeLimits,
    goodsToSend: () => warehousePackages.ports.goodsToSend,
    paidParcels: () => warehousePackages.ports.paidParcels,
  });
  const warehousePackages = await createWarehousePackages(core, {
    openMatters: () => [
      cartOrders.ports.openMatters,
      fundPayment.ports.openMatters,
      support.ports.openMatters,
      returns.ports.openMatters,
    ],
    returns: () => returns.ports.ofGoods,
    addresses: () => account.ports.addresses,
    refunds: () => fundPayment.ports.refunds,
    compensations: () => fundPayment.ports.compensations,
    receiptPayments: () => fundPayment.ports.receiptPayments,
    approvals: () => fundPayment.ports.approvals,
    notifier: () => account.ports.notifier,
    profiles: () => account.ports.profiles,
    tasks: () => tasks.ports.tasks,
    staffChanges: () => tasks.ports.changes,
    coupons: () => promotions.ports.coupons,
    rewards: () => promotions.ports.rewards,
    landedCosts: () => logistics.ports.landedCosts,
    trackingSource: () => shipping.ports.trackingSource,
  });
  const returns = createReturns(core, {
    goods: () => warehousePackages.ports.returnableGoods,
    intake: () => warehousePackages.ports.intake,
    orderReturns: () => cartOrders.ports.returns,
    approvals: () => fundPayment.ports.approvals,
    notifier: () => account.ports.notifier,
    tasks: () => tasks.ports.tasks,
  });
  const auth = createAuth(core, {
    profiles: () => account.ports.profiles,
    notifier: () => account.ports.notifier,
    tasks: () => tasks.ports.tasks,
    ...(hasher ? { hasher } : {}),
  });
  const account = createAccount(core, {
    identities: () => auth.ports.identities,
    logins: () => auth.ports.logins,
    staffMembers: () => auth.ports.staffMembers,
    personWork: () => [cartOrders.ports.personWork, warehousePackages.ports.personWork, fundPayment.ports.personWork],
    summary: () => ({ cartCount: cartOrders.ports.cartCount, balance: fundPayment.ports.wallets.balance }),
    exchangeRates: () => content.ports.exchangeRates,
    goodsPhotos: () => warehousePackages.ports.photos,
    deadlines: () => [cartOrders.ports.deadlines, warehousePackages.ports.deadlines],
    turns: () => [cartOrders.ports.turns, warehousePackages.ports.turns],
    personalData: () => [
      auth.ports.personalData,
      cartOrders.ports.personalData,
      goods.ports.personalData,
      warehousePackages.ports.personalData,
      fundPayment.ports.personalData,
      support.ports.personalData,
      haul.ports.personalData,
      promotions.ports.personalData,
    ],
  });
  const logistics = createLogistics(core, {
    website: () => content.ports.website,
    tasks: () => tasks.ports.tasks,
    exchangeRates: () => content.ports.exchangeRates,
    staffChanges: () => tasks.ports.changes,
  });
  const support = await createSupport(core, {
    subjects: () => ({
      order: cartOrders.ports.conversationSubject,
      package: warehousePackages.ports.conversationSubject,
    }),
    notifier: () => account.ports.notifier,
    tasks: () => tasks.ports.tasks,
    changes: () => tasks.ports.changes,
    identities: () => auth.ports.identities,
    people: () => auth.ports.findable,
    staffMembers: () => auth.ports.staffMembers,
  });
  const tasks = createTasks(core, {
    staffMembers: () => auth.ports.staffMembers,
    sources: () => [
      ...cartOrders.ports.taskSources,
      ...procurement.ports.taskSources,
      ...warehousePackages.ports.taskSources,
      ...returns.ports.taskSources,
      ...logistics.ports.taskSources,
      ...support.ports.taskSources,
      ...fundPayment.ports.taskSources,
    ],
    findables: () => [
      cartOrders.ports.findable,
      ...procurement.ports.findables,
      ...warehousePackages.ports.findables,
      ...fundPayment.ports.findables,
      auth.ports.findable,
      logistics.ports.findable,
      ...support.ports.findables,
    ],
  });
  const haul = await createHaul(core, {
    sources: () => ({ ...cartOrders.ports.haul, ...warehousePackages.ports.haul, ...fundPayment.ports.haul }),
    photo: (photoId) => warehousePackages.ports.haulPhotos(photoId),
    shopName: () => content.ports.shopName(),
  });
  const promotions = createPromotions(core, {
    staffChanges: () => tasks.ports.changes,
    logins: () => auth.ports.logins,
    notifier: () => account.ports.notifier,
  });
  const figures = createFigures(core, {
    money: () => fundPayment.ports.figures,
    orders: () => cartOrders.ports.figures,
    purchases: () => procurement.ports.figures,
    warehouse: () => warehousePackages.ports.figures,
    support: () => support.ports.figures,
    work: () => tasks.ports.figures,
  });
  return {
    features: [
      auth,
      account,
      content,
      goods,
      cartOrders,
      procurement,
      shipping,
      warehousePackages,
      returns,
      fundPayment,
      logistics,
      tasks,
      support,
      figures,
      haul,
      promotions,
    ],
    authenticate: auth.ports.authenticate,
  };
};
