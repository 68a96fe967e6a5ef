import type { DisputeMailTexts } from './en.ts';

export const texts: DisputeMailTexts = {
  title: (open) => (open ? '有一笔银行卡付款被持卡人拒付' : '拒付争议已有结果'),
  payment: '付款单',
  unknownPayment: '不是本店的付款',
  numbers: '对应',
  recharge: '余额充值',
  amount: '金额',
  reason: '原因',
  status: '状态',
  due: '最晚答复时间',
  dispute: '争议编号',
  advice: (open) =>
    open
      ? '请在支付机构的后台提交答复。系统没有自动做任何处理：继续发货前，请先确认相关商品是否已经寄出。'
      : '系统没有自动做任何处理。如果款项最终未能收回，需要由客户承担时，请手动调整其余额。',
};
