import type { PayableKind, PaymentMethod } from '@caravan/fund-payment/contract';
import type { Language } from '@caravan/kernel';

type Words = Record<Language, string>;

/** Ways to pay as a shopper reads them. */
export const methodNames: Record<PaymentMethod, Words> = {
  balance: { en: 'Balance', zh: '余额' },
  sandbox: { en: 'Sandbox', zh: '沙盒支付' },
  stripe: { en: 'Card', zh: '银行卡' },
  westpay: { en: 'Western Union', zh: '西联汇款' },
};

const things: Record<Exclude<PayableKind, 'recharge'>, Words> = {
  order: { en: 'order', zh: '订单' },
  package: { en: 'package', zh: '包裹' },
};

/** One number as it is, several as the first of them and how many: a remark stays a line. */
const named = (refs: readonly string[]): Words => {
  const [first = '', ...others] = refs;
  if (others.length === 0) return { en: first, zh: first };
  return { en: `${first} and ${others.length} more`, zh: `${first} 等 ${refs.length} 个` };
};

/** What a provider's page says that is paid. */
export const paymentTitle = (kind: PayableKind, refs: readonly string[]): Words =>
  kind === 'recharge'
    ? { en: 'Top-up of the balance', zh: '余额充值' }
    : { en: `Payment of ${things[kind].en} ${named(refs).en}`, zh: `支付${things[kind].zh} ${named(refs).zh}` };

/** What stands in the records of the balance, in both languages. */
export const remarks = {
  recharge: (method: PaymentMethod): Words => ({
    en: `Top-up (${methodNames[method].en})`,
    zh: `充值（${methodNames[method].zh}）`,
  }),
  payment: (kind: Exclude<PayableKind, 'recharge'>, refs: readonly string[]): Words => ({
    en: `Payment of ${things[kind].en} ${named(refs).en}`,
    zh: `支付${things[kind].zh} ${named(refs).zh}`,
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
