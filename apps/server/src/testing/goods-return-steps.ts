import {
  getReturnContract,
  listReturnsContract,
  newReturn,
  requestReturnContract,
  withdrawReturnContract,
} from '@caravan/returns/contract/schema';
import {
  getStaffReturnContract,
  listStaffReturnsContract,
  newStaffReturn,
  openStaffReturnContract,
  returnStep,
  returnSettlement,
  settleReturnContract,
  stepReturnContract,
} from '@caravan/returns/contract/staff';
import type { NewReturnForm } from '@caravan/returns/contract';
import { key, type Person } from '@caravan/warehouse-packages/server/testing';

type Wish = Partial<NewReturnForm>;

const wishOf = (item_id: string, over: Wish): NewReturnForm => ({
  item_id,
  quantity: 2,
  kind: 'return',
  reason: 'damaged',
  ...over,
});

/** The calls of a shopper for returns. */
export const returner = (caller: Person) => ({
  ask: (itemId: string, over: Wish = {}, headers = key()) =>
    caller.call(requestReturnContract, { body: newReturn.parse(wishOf(itemId, over)), headers }),
  list: async () => (await caller.call(listReturnsContract, { query: { page: 1, page_size: 100 } })).data,
  show: (number: string) => caller.call(getReturnContract, { params: { number } }),
  withdraw: (number: string) => caller.call(withdrawReturnContract, { params: { number } }),
});

/** The sides and the weight of goods that came in exchange. */
export const replacement = { weight_g: 900, length_mm: 300, width_mm: 200, height_mm: 100 };

/** The calls of staff for returns. */
export const returnDesk = (caller: Person) => {
  const step = (number: string, body: unknown, headers = key()) =>
    caller.call(stepReturnContract, { params: { number }, body: returnStep.parse(body), headers });
  return {
    open: (itemId: string, over: Omit<Wish, 'text'> & { note?: string } = {}, headers = key()) =>
      caller.call(openStaffReturnContract, { body: newStaffReturn.parse(wishOf(itemId, over)), headers }),
    list: (query: { state?: 'requested' | 'sent'; q?: string; limit?: number; cursor?: string } = {}) =>
      caller.call(listStaffReturnsContract, { query: { limit: 50, ...query } }),
    show: (number: string) => caller.call(getStaffReturnContract, { params: { number } }),
    step,
    agree: (number: string, over: { fee_fen?: number; note?: string } = {}) =>
      step(number, { step: 'agreed', ...over }),
    refuse: (number: string, note = 'worn by now') => step(number, { step: 'refused', note }),
    send: (number: string) =>
      step(number, { step: 'sent', carrier: 'SF Express', tracking_number: 'sf 123-456', note: '' }),
    /** By the money that came. */
    settle: (number: string, refund_fen: number, headers = key()) =>
      caller.call(settleReturnContract, { params: { number }, body: returnSettlement.parse({ refund_fen }), headers }),
    /** By the goods that came in exchange. */
    exchange: (number: string, over: { bin?: string } = {}) =>
      step(number, { step: 'settled', replacement: { ...replacement, ...over } }),
  };
};
