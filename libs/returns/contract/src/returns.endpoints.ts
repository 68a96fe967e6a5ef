import { defineEndpoint, type PageQuery } from '@caravan/kernel';
import type { GoodsReturn, NewReturn, ReturnPage } from './returns.schema.ts';

type ByNumber = { number: string };

export const requestReturn = defineEndpoint<{ body: NewReturn; data: GoodsReturn }>()({
  method: 'POST',
  path: '/returns',
  login: 'shopper',
  tags: ['return', 'store', 'order'],
  summary: 'Ask to return goods in the warehouse to their seller, or to exchange them; they are reserved at once',
  idempotency: 'key',
  reasons: ['return_window_closed', 'whole_items_only', 'item_packed', 'item_returning', 'item_searched', 'own_goods'],
});

export const listReturns = defineEndpoint<{ query: PageQuery; data: ReturnPage }>()({
  method: 'GET',
  path: '/returns',
  login: 'shopper',
  scope: 'warehouse',
  tags: ['return'],
  summary: 'Returns and exchanges, newest first',
});

export const getReturn = defineEndpoint<{ params: ByNumber; data: GoodsReturn }>()({
  method: 'GET',
  path: '/returns/:number',
  login: 'shopper',
  scope: 'warehouse',
  tags: ['return'],
  summary: 'One return or exchange',
});

export const withdrawReturn = defineEndpoint<{ params: ByNumber; data: GoodsReturn }>()({
  method: 'POST',
  path: '/returns/:number/withdraw',
  login: 'shopper',
  tags: ['return', 'store', 'order'],
  summary: 'Withdraw a request until the goods are sent back; they can be packed again',
  reasons: ['wrong_state'],
});
