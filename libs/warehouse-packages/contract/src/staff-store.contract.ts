import { schemaOf } from '@caravan/kernel';
import { id, z } from '@caravan/kernel/zod';
import {
  acceptance,
  byItemNumber,
  disposal,
  goodsMove,
  goodsMoved,
  loss,
  lossAmounts,
  qualityCheck,
  staffStoreItem,
  staffStorePage,
  staffStoreQuery,
  storeDisposal,
  turnedUpGoods,
  storeLoss,
  turnUp,
} from './staff-store.schema.ts';
import {
  acceptGoods,
  checkGoods,
  disposeGoods,
  getLoss,
  listStaffStore,
  loseGoods,
  moveGoods,
  turnUpGoods,
} from './store.staff-endpoints.ts';
export * from './staff-store.schema.ts';

export const listStaffStoreContract = schemaOf(listStaffStore, { query: staffStoreQuery, data: staffStorePage });
export const moveGoodsContract = schemaOf(moveGoods, { body: goodsMove, data: goodsMoved });
export const checkGoodsContract = schemaOf(checkGoods, {
  params: z.object({ id }),
  body: qualityCheck,
  data: staffStoreItem,
});
export const acceptGoodsContract = schemaOf(acceptGoods, {
  params: z.object({ id }),
  body: acceptance,
  data: staffStoreItem,
});
export const disposeGoodsContract = schemaOf(disposeGoods, {
  params: z.object({ item_id: id }),
  body: disposal,
  data: storeDisposal,
});
export const getLossContract = schemaOf(getLoss, { params: byItemNumber, data: lossAmounts });
export const loseGoodsContract = schemaOf(loseGoods, { params: byItemNumber, body: loss, data: storeLoss });
export const turnUpGoodsContract = schemaOf(turnUpGoods, { params: byItemNumber, body: turnUp, data: turnedUpGoods });
