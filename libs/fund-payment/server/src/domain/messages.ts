import type { MessageKind } from '@caravan/account/contract';
import { fundPaymentPaths } from '@caravan/fund-payment/contract';
import type { Message } from '@caravan/account/port';
import { formatBalance, formatFen, type Fen } from '@caravan/kernel';

/** Messages from payment. Each links to the records of the balance. */
const message = (kind: MessageKind, words: Pick<Message, 'userId' | 'key' | 'title' | 'body' | 'mail'>): Message => ({
  kind,
  link: fundPaymentPaths.fund.href(),
  ...words,
});

const listed = (refs: readonly string[], language: 'en' | 'zh'): string => refs.join(language === 'en' ? ', ' : '、');

/** Money arrived for a target that could no longer be paid. */
export const lateMessage = (
  payment: { id: string; userId: string; refs: readonly string[] },
  returnedFen: Fen,
): Message => {
  const { id, userId, refs } = payment;
  const amount = formatFen(returnedFen);
  return message('payment_late', {
    userId,
    key: `payment_late:${id}`,
    title: { en: `${amount} was added to your balance`, zh: `${amount} 已计入您的余额` },
    body: refs.length
      ? {
          en: `Your payment reached us when ${listed(refs, 'en')} could no longer be paid with it. Nothing is lost: ${amount} is on your balance.`,
          zh: `您的付款到账时，${listed(refs, 'zh')} 已无法付款。款项没有损失：${amount} 已计入您的余额。`,
        }
      : {
          en: `Your top-up reached us after its time was over. Nothing is lost: ${amount} is on your balance.`,
          zh: `您的充值在超过付款时限后到账。款项没有损失：${amount} 已计入您的余额。`,
        },
  });
};

/** Staff confirmed a remittance. */
export const remittanceFoundMessage = (
  payment: { id: string; userId: string },
  receivedFen: Fen,
  returnedFen: Fen,
): Message => {
  const [received, rest] = [formatFen(receivedFen), formatFen(returnedFen)];
  return message('remittance_decided', {
    userId: payment.userId,
    key: `remittance:${payment.id}`,
    title: { en: `Your remittance of ${received} has arrived`, zh: `您的汇款 ${received} 已到账` },
    body:
      returnedFen > 0
        ? { en: `${rest} of it was added to your balance.`, zh: `其中 ${rest} 已计入您的余额。` }
        : { en: 'Your payment is complete.', zh: '您的付款已完成。' },
  });
};

/** Staff could not find a remittance. */
export const remittanceRejectedMessage = (payment: { id: string; userId: string }, note: string): Message =>
  message('remittance_decided', {
    userId: payment.userId,
    key: `remittance:${payment.id}`,
    title: { en: 'We could not confirm your remittance', zh: '您的汇款未能核实' },
    body: {
      en: ['Please check the control number with Western Union and try again.', note].filter(Boolean).join('\n\n'),
      zh: ['请向西联核对汇款监控号后重试。', note].filter(Boolean).join('\n\n'),
    },
  });

/** A correction by staff: its amount, the new balance and the reason. */
export interface AdjustedBalance {
  amountFen: Fen;
  balanceFen: Fen;
  remark: string;
}

export const adjustedMessage = (
  userId: string,
  transactionNo: string,
  { amountFen, balanceFen, remark }: AdjustedBalance,
): Message =>
  message('balance_adjusted', {
    userId,
    key: `balance_adjusted:${transactionNo}`,
    title: { en: `Your balance was adjusted by ${formatFen(amountFen)}`, zh: `您的余额已调整 ${formatFen(amountFen)}` },
    body: {
      en: `${remark}\n\nYour balance is now ${formatBalance(balanceFen)}. Transaction ${transactionNo}.`,
      zh: `${remark}\n\n当前余额 ${formatBalance(balanceFen)}，交易号 ${transactionNo}。`,
    },
  });

/** A refund to a card failed, so the money went to the balance. */
export const cardRefusedMessage = (
  refund: { id: string; userId: string; ref: string; amountFen: Fen },
  goods: readonly string[],
): Message => {
  const amount = formatFen(refund.amountFen);
  const title = { en: `Refund of ${amount} added to your balance`, zh: `退款 ${amount} 已计入您的余额` };
  return message('refund_done', {
    userId: refund.userId,
    key: `card_refused:${refund.id}`,
    title,
    body: {
      en: `The refund for ${refund.ref} could not go back to your card or PayPal account, so ${amount} was added to your balance instead.`,
      zh: `${refund.ref} 的退款无法原路退回您的银行卡或 PayPal 账户，${amount} 已改为计入您的余额。`,
    },
    mail: {
      event: title,
      refs: [refund.ref],
      goods: goods.map((name) => ({ name, image: null, facts: { en: [], zh: [] } })),
      showsGoods: false,
    },
  });
};
