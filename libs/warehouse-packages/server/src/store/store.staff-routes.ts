import { route, type Route } from '@caravan/server-core';
import {
  acceptGoodsContract,
  checkGoodsContract,
  disposeGoodsContract,
  getLossContract,
  listStaffStoreContract,
  loseGoodsContract,
  moveGoodsContract,
  turnUpGoodsContract,
} from '@caravan/warehouse-packages/contract/staff';
import { presenterContext } from '../core/presenter-context.ts';
import { presentStaffItem } from './present-item.ts';
import type { PackageContext } from '../core/package-context.ts';
import { disposeGoods } from '../disposal/dispose-goods.ts';
import { staffCallOf } from '../core/staff-step.ts';
import { loseGoods, showLoss } from './missing/lose-goods.ts';
import { turnUpGoods } from './missing/turn-up.ts';
import { acceptGoods, checkGoods, listStaffStore, moveGoods } from './staff-store.ts';

/** Staff routes for goods in the warehouse. */
export const storeStaffRoutes = (context: PackageContext): Route[] => [
  route(listStaffStoreContract, async ({ query, language }) => {
    const found = await listStaffStore(context, query);
    const presenter = presenterContext(context, language);
    return { ...found, items: found.items.map((item) => presentStaffItem(item, presenter)) };
  }),

  route(moveGoodsContract, (call) =>
    call.once(async (tx) => {
      const items = await moveGoods(tx, context, staffCallOf(call), call.body);
      const presenter = presenterContext(context, call.language);
      return items.map((item) => presentStaffItem(item, presenter));
    }),
  ),

  route(checkGoodsContract, (call) =>
    call.once(async (tx) => {
      const item = await checkGoods(tx, context, staffCallOf(call), call.params.id, call.body);
      return presentStaffItem(item, presenterContext(context, call.language));
    }),
  ),

  route(acceptGoodsContract, (call) =>
    call.once(async (tx) => {
      const item = await acceptGoods(tx, context, staffCallOf(call), call.params.id, call.body);
      return presentStaffItem(item, presenterContext(context, call.language));
    }),
  ),

  route(disposeGoodsContract, (call) =>
    call.once((tx) => disposeGoods(tx, context, staffCallOf(call), call.params.item_id, call.body.note)),
  ),

  route(getLossContract, ({ params }) => showLoss(context, params.number)),

  route(loseGoodsContract, (call) =>
    call.once((tx) => loseGoods(tx, context, staffCallOf(call), call.params.number, call.body.note)),
  ),

  route(turnUpGoodsContract, (call) =>
    call.once((tx) => turnUpGoods(tx, context, staffCallOf(call), call.params.number, call.body.note)),
  ),
];
