import type { BalanceRecord, NewPayment, Payment, PaymentMethod, PaymentMethodChoice, PaymentMethodsQuery } from '@caravan/fund-payment/contract';
import { aBalanceRecord, aPayment } from '@caravan/fund-payment/contract/testing';
import { day, formatFen, type Fen, type Language } from '@caravan/kernel';

const names: Record<Language, Record<PaymentMethod, string>> = {
  en: { balance: 'Balance', sandbox: 'Sandbox', stripe: 'Card', westpay: 'Western Union' },
  zh: { balance: '余额', sandbox: '沙盒支付', stripe: '银行卡', westpay: '西联汇款' },
};
const reasons: Record<Language, { short: string; recharge: string; closed: string }> = {
  en: { short: 'Your balance is too low', recharge: 'A top-up can’t be paid from the balance', closed: 'Card payment is not set up in this shop' },
  zh: { short: '余额不足', recharge: '余额不能用于充值', closed: '本站未开通银行卡支付' },
};

/** Ways to pay as the server tells them: cards are not set up here. */
export const methodsFor = ({ kind, amount_fen: amountFen = 0 }: PaymentMethodsQuery, balanceFen: Fen, language: Language): PaymentMethodChoice[] => {
  const { short, recharge, closed } = reasons[language];
  const whyNot: Record<PaymentMethod, string | null> = {
    balance: kind === 'recharge' ? recharge : balanceFen < amountFen ? short : null,
    sandbox: null,
    stripe: closed,
    westpay: null,
  };
  return (['balance', 'sandbox', 'stripe', 'westpay'] as const).map((id) => ({
    id,
    name: names[language][id],
    available: whyNot[id] === null,
    reason: whyNot[id],
  }));
};

const usdRate = '0.1409';
const inUsd = (fen: Fen): string => ((fen * Number(usdRate)) / 100).toFixed(2);

/** A payment as it stands right after it was made. */
export const newMockPayment = (id: string, { kind, refs = [], method }: NewPayment, amountFen: Fen, hostedPage: string): Payment => {
  const now = Date.now();
  const remits = method === 'westpay';
  const charge = remits
    ? { amount: inUsd(amountFen), currency: 'USD', rate: usdRate }
    : { amount: formatFen(amountFen, '').replaceAll(',', ''), currency: 'CNY', rate: '1' };
  return aPayment({
    id,
    kind,
    refs,
    method,
    amount_fen: amountFen,
    charge,
    redirect_url: remits || method === 'balance' ? null : hostedPage,
    instructions: remits
      ? { receiver: { name: 'DEMO RECEIVER', city: 'Shenzhen', country: 'CN' }, amount: charge.amount, currency: charge.currency, demo: true }
      : null,
    created_at: new Date(now).toISOString(),
    expires_at: new Date(now + day).toISOString(),
  });
};

const remarks: Record<BalanceRecord['type'], string> = { recharge: 'Recharge', payment: 'Payment', refund: 'Came in too late', adjustment: 'Adjustment' };

export const recordOf = (number: number, amountFen: Fen, afterFen: Fen, { kind, refs }: Pick<Payment, 'kind' | 'refs'>, type: BalanceRecord['type']): BalanceRecord =>
  aBalanceRecord({
    transaction_no: `TX2611${String(number).padStart(7, '0')}`,
    at: new Date().toISOString(),
    amount_fen: amountFen,
    balance_after_fen: afterFen,
    type,
    remark: remarks[type],
    kind,
    refs,
  });

interface Filters {
  type?: BalanceRecord['type'] | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

export const matching = (records: readonly BalanceRecord[], { type, from, to }: Filters): BalanceRecord[] =>
  records.filter((record) => {
    const on = record.at.slice(0, 10);
    return (!type || record.type === type) && (!from || on >= from) && (!to || on <= to);
  });

/** Balances at the end of the last 90 days, from the newest record backwards. */
export const daysOf = (records: readonly BalanceRecord[], balanceFen: Fen): { day: string; balance_fen: Fen }[] =>
  Array.from({ length: 90 }, (_, index) => {
    const on = new Date(Date.now() - (89 - index) * day).toISOString().slice(0, 10);
    const until = records.find((record) => record.at.slice(0, 10) <= on);
    return { day: on, balance_fen: until?.balance_after_fen ?? (records.length ? 0 : balanceFen) };
  });

export const csvOf = (records: readonly BalanceRecord[]): string =>
  ['transaction_no,amount', ...records.map((record) => `${record.transaction_no},${record.amount_fen}`)].join('\r\n');
