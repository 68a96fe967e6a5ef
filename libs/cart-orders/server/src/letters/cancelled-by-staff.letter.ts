import { formatFen, type Fen } from '@caravan/kernel';
import { nameOf, notePart, type NamedOrder, type OrderWords } from './order-words.ts';

/** Staff could not buy it; what was paid comes back in full. */
export const cancelledByStaffLetter = (order: NamedOrder, { note, refundFen }: { note: string; refundFen: Fen }): OrderWords => {
  const name = nameOf(order);
  const said = notePart(note);
  const back = formatFen(refundFen);
  return {
    title: { en: 'Your order was cancelled', zh: '您的订单已取消' },
    body: {
      en: `We had to cancel ${name.en}.${refundFen > 0 ? ` The full amount of ${back}, photos included, is back in your balance.` : ''}${said.en}`,
      zh: `很抱歉，我们取消了您的${name.zh}。${refundFen > 0 ? `全部款项 ${back}（含精拍费用）已退回您的余额。` : ''}${said.zh}`,
    },
  };
};
