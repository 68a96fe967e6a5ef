import type { DueKind, PayableKind, PaymentMethod } from '@caravan/fund-payment/contract';
import type { Language } from '@caravan/kernel';

type Words = Record<Language, string>;

/** The names of payment methods for shoppers. */
export const methodNames: Record<PaymentMethod, Words> = {
  balance: { en: 'Balance', zh: '余额' },
  sandbox: { en: 'Sandbox', zh: '沙盒付款' },
  stripe: { en: 'Card', zh: '银行卡' },
  paypal: { en: 'PayPal', zh: 'PayPal' },
  westpay: { en: 'Western Union', zh: '西联汇款' },
};

const things: Record<DueKind, Words> = {
  order: { en: 'order', zh: '订单' },
  order_extra: { en: 'extra fee', zh: '补款' },
  package: { en: 'package', zh: '包裹' },
  package_extra: { en: 'shipping difference', zh: '运费补款' },
  service: { en: 'service', zh: '增值服务' },
};

/** Shows one number in full, and several as the first number and their count, so that a remark fits on a line. */
const named = (refs: readonly string[]): Words => {
  const [first = '', ...others] = refs;
  if (others.length === 0) return { en: first, zh: first };
  return { en: `${first} and ${others.length} more`, zh: `${first} 等 ${refs.length} 个` };
};

/** The title on a provider's page. */
export const paymentTitle = (kind: PayableKind, refs: readonly string[]): Words =>
  kind === 'recharge'
    ? { en: 'Top-up of the balance', zh: '余额充值' }
    : { en: `Payment of ${things[kind].en} ${named(refs).en}`, zh: `付款：${things[kind].zh} ${named(refs).zh}` };

/** Remarks of balance records, in both languages. */
export const remarks = {
  recharge: (method: PaymentMethod): Words => ({
    en: `Top-up (${methodNames[method].en})`,
    zh: `充值（${methodNames[method].zh}）`,
  }),
  payment: (kind: DueKind, refs: readonly string[]): Words => ({
    en: `Payment of ${things[kind].en} ${named(refs).en}`,
    zh: `付款：${things[kind].zh} ${named(refs).zh}`,
  }),
  tooLate: (kind: PayableKind, refs: readonly string[]): Words =>
    kind === 'recharge'
      ? { en: 'Top-up that came in late', zh: '逾期到账的充值' }
      : {
          en: `Payment of ${things[kind].en} ${named(refs).en} came too late, returned`,
          zh: `${things[kind].zh} ${named(refs).zh} 的付款到账过晚，已退回余额`,
        },
  remainder: (): Words => ({ en: 'Part of a remittance above the amount due', zh: '汇款超出应付金额的部分' }),
  short: (): Words => ({ en: 'Remittance below the amount due', zh: '低于应付金额的汇款' }),
  adjustment: (written: string): Words => ({ en: written, zh: written }),
};
