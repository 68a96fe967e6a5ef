import type { MessageKind } from '@caravan/account/contract';
import { formatFen, type Fen, type Language } from '@caravan/kernel';
import { instants, nameOf, notePart, type NamedOrder, type OrderWords } from './order-words.ts';

/** What staff ask or the shopper agreed to, and by when it is due. */
interface Due {
  amountFen: Fen;
  dueAt: Date;
}

const choice = (dueAt: Date) => {
  const due = instants(dueAt);
  return {
    en: `Agree to the fee, or cancel the order and get a full refund. Please answer by ${due.en}. Without an answer we buy nothing, cancel the order and refund you in full.`,
    zh: `您可以同意付款，也可以取消订单，我们全额退款。请在 ${due.zh}前答复；逾期未答复，我们不会采购，订单将取消并全额退款。`,
  };
};

/** The messages about a fee for domestic shipping that the shop did not state (specification 9.14). */
export const questionMessages = {
  asked: (order: NamedOrder, { amountFen, dueAt, note }: Due & { note: string }): OrderWords => {
    const [name, fee, rest, said] = [nameOf(order), formatFen(amountFen), choice(dueAt), notePart(note)];
    return {
      title: { en: `The shop charges ${fee} for domestic shipping`, zh: `店铺收取国内运费 ${fee}，请您确认` },
      body: {
        en: `We asked the shop of your ${name.en}: it charges ${fee} to ship the goods to our warehouse. ${rest.en}${said.en}`,
        zh: `我们已向店铺询问，您的${name.zh}需付国内运费 ${fee}。${rest.zh}${said.zh}`,
      },
    };
  },
  answerReminder: (order: NamedOrder, { amountFen, dueAt }: Due): OrderWords => {
    const [name, fee, rest] = [nameOf(order), formatFen(amountFen), choice(dueAt)];
    return {
      title: { en: 'We are waiting for your answer', zh: '请尽快答复国内运费' },
      body: {
        en: `The shop of your ${name.en} charges ${fee} for domestic shipping. ${rest.en}`,
        zh: `您的${name.zh}需付国内运费 ${fee}。${rest.zh}`,
      },
    };
  },
  paymentReminder: (order: NamedOrder, { amountFen, dueAt }: Due): OrderWords => {
    const [name, fee, due] = [nameOf(order), formatFen(amountFen), instants(dueAt)];
    return {
      title: { en: `Domestic shipping of ${fee} is not paid yet`, zh: `国内运费 ${fee} 尚未付款` },
      body: {
        en: `You agreed to domestic shipping of ${fee} for your ${name.en}. Please pay it by ${due.en}; then we buy the goods. If it is unpaid by then, we cancel the order and refund you in full.`,
        zh: `您已同意${name.zh}的国内运费 ${fee}。请在 ${due.zh}前付款，付款后我们即采购；逾期未付，订单将取消并全额退款。`,
      },
    };
  },
  expired: (order: NamedOrder, { refundFen, missed }: { refundFen: Fen; missed: 'answer' | 'payment' }): OrderWords => {
    const [name, back] = [nameOf(order), formatFen(refundFen)];
    const why = {
      answer: { en: 'We had no answer about the domestic shipping', zh: '国内运费逾期未确认' },
      payment: { en: 'The domestic shipping was not paid in time', zh: '国内运费逾期未付款' },
    }[missed];
    return {
      title: { en: 'Your order was cancelled', zh: '您的订单已取消' },
      body: {
        en: `${why.en}, so we bought nothing and cancelled your ${name.en}. The full amount of ${back} is back in your balance.`,
        zh: `${why.zh}，我们没有采购，并已取消您的${name.zh}。全部款项 ${back} 已退回您的余额。`,
      },
    };
  },
  withdrawn: (order: NamedOrder, { note }: { note: string }): OrderWords => {
    const [name, said] = [nameOf(order), notePart(note)];
    return {
      title: { en: 'You need not answer our question', zh: '国内运费无需您确认' },
      body: {
        en: `We withdrew our question about the domestic shipping of ${name.en}. You need not do anything.${said.en}`,
        zh: `我们已撤回关于${name.zh}国内运费的询问，您无需处理。${said.zh}`,
      },
    };
  },
  noFee: (order: NamedOrder, { note }: { note: string }): OrderWords => {
    const [name, said] = [nameOf(order), notePart(note)];
    return {
      title: { en: 'No fee for domestic shipping', zh: '店铺不收国内运费' },
      body: {
        en: `We asked the shop of your ${name.en}: it charges nothing for domestic shipping. You have nothing more to pay.${said.en}`,
        zh: `我们已向店铺询问，您的${name.zh}免国内运费，无需补款。${said.zh}`,
      },
    };
  },
};

/** What needs the shopper also goes out as a mail; the rest is a message. */
export const kindOfQuestionMessage = {
  asked: 'order_question',
  answerReminder: 'order_question',
  paymentReminder: 'order_question',
  expired: 'order_question',
  withdrawn: 'order_review',
  noFee: 'order_review',
  dropped: 'order_review',
  answered: 'order_review',
  kept: 'order_review',
} as const satisfies Record<string, MessageKind>;

/** What a message about a question tells. */
export type QuestionNews = keyof typeof kindOfQuestionMessage;

/** What the subject of a mail says, if it is not a question. */
export const eventOfQuestionMail: Partial<Record<QuestionNews, Record<Language, string>>> = {
  paymentReminder: { en: 'Payment due', zh: '待补款' },
  expired: { en: 'Refunded', zh: '已退款' },
};
