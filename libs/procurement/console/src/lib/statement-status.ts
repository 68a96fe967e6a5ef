// zh-punctuation: off, because of patterns.
/** The movement of money in a row of a statement: `unpaid` none, `neutral` none that concerns the purchase. */
export type Movement = 'paid' | 'refunded' | 'unpaid' | 'neutral';

const payment = /^(payment|paid|pay|expense|debit|out)$|支出|付款|支付|消费|采购|交易成功/;
const refund = /^(refund|refunded|income|credit|in)$|退款|退货|退回|收入/;
/** Between the accounts of one person, or counted in another row. */
const neutral = /不计收支|中性|^\/$/;

const refunded = /^退款(成功|完成)|^refunded$/;
const failed =
  /(交易|支付|付款|还款|扣款)失败|^(等待|待|未)(买家)?(付款|支付)|取消|^(failed|cancelled|canceled|unpaid)$/;
const pending = /退款(中|处理|关闭|失败)/;
const closed = /关闭|^closed$/;

/**
 * Reads the type and the status of a row in the words of its platform; undefined if nothing is known. A row that is
 * `closed` was paid if a refund followed, or otherwise never.
 */
export const movementOf = (type: string, status: string): Movement | 'closed' | undefined => {
  const isNeutral = neutral.test(type);
  const isPayment = !isNeutral && !refund.test(type) && payment.test(type);
  if (refunded.test(status)) return 'refunded';
  if (failed.test(status)) return 'unpaid';
  if (isPayment) return 'paid';
  if (pending.test(status)) return 'unpaid';
  if (closed.test(status)) return 'closed';
  if (isNeutral) return 'neutral';
  return refund.test(type) ? 'refunded' : undefined;
};
