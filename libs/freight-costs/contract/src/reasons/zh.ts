import type { texts as en } from './en.ts';

export const texts: Record<keyof typeof en, string> = {
  bill_differs: '{carrier} 的账单 {number} 此前已导入，但明细不同。数据未改动，更正账单须使用新的账单号',
  sum_differs: '明细合计为 {sum}，账单总额为 {total}，未导入',
  rate_missing: '没有 {currency} 的汇率',
  rate_outdated: '{currency} 的汇率已过期，请先录入当日汇率',
  parcel_not_sent: '没有此编号的已发货包裹',
  line_decided: '该明细已由其他同事处理',
  returned_too_much: '退回金额超过账单金额',
};
