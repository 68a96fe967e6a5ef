import type { words as en } from './en.ts';

export const words: typeof en = {
  payPackage: (number) => `包裹 ${number} 付款截止`,
  arrival: (number) => `包裹 ${number} 预计送达`,
  receipt: (number) => `包裹 ${number} 自动确认收货`,
  claim: (number) => `包裹 ${number} 申请理赔截止`,
  return: (number) => `订单 ${number} 申请退换货截止`,
  storage: (number) => `免费仓储到期：订单 ${number}`,
  disposal: (number) => `订单 ${number} 的商品将作处置`,
};
