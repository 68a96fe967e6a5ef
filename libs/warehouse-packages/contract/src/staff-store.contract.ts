import { schemaOf } from '@caravan/kernel';
import { id, z } from '@caravan/kernel/zod';
import {
  acceptance,
  disposal,
  goodsMove,
  goodsMoved,
  qualityCheck,
  staffStoreItem,
  staffStorePage,
  staffStoreQuery,
  storeDisposal,
} from './staff-store.schema.ts';
import { acceptGoods, checkGoods, disposeGoods, listStaffStore, moveGoods } from './store.staff-endpoints.ts';
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
