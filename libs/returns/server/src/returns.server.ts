import { type GoodsReturns, goodsReturnsPort } from '@caravan/cart-orders/port';
import { type ApprovableSteps, approvableStepsPort, stepSchemasPort } from '@caravan/fund-payment/port';
import { checkTransitions, returnStates } from '@caravan/kernel';
import { returnEvents, returnsReasons } from '@caravan/returns/contract';
import { returnApprovals } from '@caravan/returns/contract/staff';
import {
  type Core,
  type Feature,
  type FeatureServer,
  type OpenMatters,
  openMattersPort,
  plainAudit,
} from '@caravan/server-core';
import { type TaskSource, taskSourcesPort } from '@caravan/tasks/port';
import { type ReturnsOfGoods, returnsOfGoodsPort, isFree } from '@caravan/warehouse-packages/port';
import { type ReturnsContext, type ReturnsDependencies, returnsNeeds } from './returns-context.ts';
import { openAmong, openReturns, returnsByNumber } from './returns/goods-return.repo.ts';
import { openReturn } from './returns/open-return.ts';
import { returnTask } from './returns/return-tasks.ts';
import { returnTransitions } from './returns/return-transitions.ts';
import { returnRoutes, returnStaffRoutes } from './returns/returns.routes.ts';
import { settleReturn } from './returns/staff-returns.ts';
import { wholeReturns } from './returns/whole-returns.ts';
import { auditReturns } from './upkeep/audit-returns.ts';
import { returnsPersonalData } from './upkeep/personal-data.ts';

/** Returns, for the warehouse. */
const returnsOfGoods = (context: ReturnsContext): ReturnsOfGoods => ({
  open: async (tx, { userId, ...wish }) =>
    (await openReturn(tx, context, { ...wish, by: { actor: 'shopper', id: userId } })).row.number,
  find: returnsByNumber,
  personalData: returnsPersonalData(context),
});

/** Opens returns for the answers to questions about goods. */
const goodsReturns = (context: ReturnsContext): GoodsReturns => ({
  async open(tx, { itemId, reason, note, by }) {
    const item = await context.goods().lock(tx, itemId);
    if (!item || !isFree(item)) return null;
    const wish = { itemId, quantity: item.quantity, kind: 'return', reason, note, by } as const;
    return (await openReturn(tx, context, wish)).row.number;
  },
});

/** The ports that returns implement for other features. */
export interface ReturnsPorts {
  /** Opens and shows returns for the warehouse. */
  ofGoods: ReturnsOfGoods;
  /** Opens returns for the answers of shoppers. */
  forOrders: GoodsReturns;
  /** The queue of returns whose next step is due. */
  taskSources: readonly TaskSource[];
  /** Steps that a second person may have to approve. */
  approvable: ApprovableSteps<'return'>;
  /** Photos of goods in an open return are kept. */
  openMatters: OpenMatters;
}

/** Returns of goods to their seller, and exchanges. */
export interface ReturnsServer extends FeatureServer {
  ports: ReturnsPorts;
}

const refuseBadTransitions = (): void => {
  const faults = checkTransitions(returnTransitions, { states: returnStates, events: returnEvents, guards: [] });
  if (faults.length) throw new Error(`the transition table of returns is wrong: ${faults.join('; ')}`);
};

export const createReturns = ({ db, transaction, clock }: Core, dependencies: ReturnsDependencies): ReturnsServer => {
  refuseBadTransitions();
  const context: ReturnsContext = { db, transaction, clock, ...dependencies };
  return {
    name: 'returns',
    reasons: returnsReasons,
    routes: [...returnRoutes(context), ...returnStaffRoutes(context)],
    audit: (run = plainAudit) => auditReturns(context, run),
    ports: {
      ofGoods: returnsOfGoods(context),
      forOrders: goodsReturns(context),
      taskSources: [
        {
          queue: 'return',
          wanted: async (from) =>
            (await wholeReturns(context, from, await openReturns(from))).flatMap((whole) => returnTask(whole) ?? []),
        },
      ],
      approvable: { return: (tx, { ref, body, ...call }) => settleReturn(tx, context, call, ref, body) },
      openMatters: { about: (numbers) => openAmong(db, numbers) },
    },
  };
};

/** Makes returns, and registers what it does for other features. */
export const returnsFeature: Feature = (core) => {
  const feature = createReturns(core, core.ports.use('returns', returnsNeeds));
  const { ports } = feature;
  core.ports.provide(returnsOfGoodsPort, ports.ofGoods);
  core.ports.provide(goodsReturnsPort, ports.forOrders);
  core.ports.provide(approvableStepsPort, ports.approvable);
  core.ports.provide(stepSchemasPort, returnApprovals);
  core.ports.provide(taskSourcesPort, ports.taskSources);
  core.ports.provide(openMattersPort, [ports.openMatters]);
  return feature;
};
