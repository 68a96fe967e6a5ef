import { formatFen, type Fen, type Language } from '@caravan/kernel';
import { nameOf, notePart, type NamedOrder, type OrderWords } from './order-words.ts';

/** What staff said, and what came back. */
export interface CancelFacts {
  note: string;
  refundFen: Fen;
  /** What of it was for photos. */
  photoFen: Fen;
}

const backPart = ({ refundFen, photoFen }: CancelFacts): Record<Language, string> => {
  if (refundFen === 0) return { en: '', zh: '' };
  const amount = formatFen(refundFen);
  const photos = photoFen > 0 ? { en: ', photos included,', zh: '（含精拍费用）' } : { en: '', zh: '' };
  return { en: ` The full amount of ${amount}${photos.en} is back in your balance.`, zh: `全部款项 ${amount}${photos.zh}已退回您的余额。` };
};

/** Staff could not buy it; what was paid comes back in full. */
export const cancelledByStaffLetter = (order: NamedOrder, facts: CancelFacts): OrderWords => {
  const name = nameOf(order);
  const said = notePart(facts.note);
  const back = backPart(facts);
  return {
    title: { en: 'Your order was cancelled', zh: '您的订单已取消' },
    body: {
      en: `We had to cancel your ${name.en}.${back.en}${said.en}`,
      zh: `很抱歉，我们取消了您的${name.zh}。${back.zh}${said.zh}`,
    },
  };
};
