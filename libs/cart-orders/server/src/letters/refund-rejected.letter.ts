import { nameOf, notePart, type NamedOrder, type OrderWords } from './order-words.ts';

/** A refund was refused; the order goes on. */
export const refundRejectedLetter = (order: NamedOrder, { note }: { note: string }): OrderWords => {
  const name = nameOf(order);
  const said = notePart(note);
  return {
    title: { en: 'Your refund request was declined', zh: '您的退款申请未通过' },
    body: {
      en: `We could not refund ${name.en}. The order goes on where it was.${said.en}`,
      zh: `很抱歉，${name.zh}的退款申请未能通过，订单将继续处理。${said.zh}`,
    },
  };
};
