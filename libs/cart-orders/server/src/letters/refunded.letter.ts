import { formatFen, type Fen } from '@caravan/kernel';
import { nameOf, notePart, type NamedOrder, type OrderWords } from './order-words.ts';

/** What comes back, and where to. */
export interface RefundFacts {
  refundFen: Fen;
  /** Photos that were paid; they do not come back. */
  photoFen: Fen;
  destination: 'balance' | 'card';
  /** Something had arrived before: only the rest comes back. */
  part: boolean;
  note: string;
}

const whereTo = {
  balance: { en: 'It is in your balance now.', zh: '款项已退回您的余额。' },
  card: {
    en: 'It goes back to your card, or to your balance should the card not take it.',
    zh: '款项将原路退回您的银行卡；如无法退回银行卡，则退至您的余额。',
  },
} as const;

/** A refund was approved. */
export const refundedLetter = (order: NamedOrder, { refundFen, photoFen, destination, part, note }: RefundFacts): OrderWords => {
  const name = nameOf(order);
  const said = notePart(note);
  const amount = formatFen(refundFen);
  const to = whereTo[destination];
  const what = part
    ? { en: 'for what had not arrived', zh: '未到货部分' }
    : { en: 'for goods and domestic shipping', zh: '商品及国内运费' };
  const photos = photoFen > 0 ? { en: ' Photo fees are not refunded.', zh: '精拍费用不予退还。' } : { en: '', zh: '' };
  return {
    title: { en: 'Your refund was approved', zh: '您的退款已通过' },
    body: {
      en: `You get back ${amount} ${what.en} of ${name.en}. ${to.en}${photos.en}${said.en}`,
      zh: `${name.zh}的${what.zh}共退款 ${amount}。${to.zh}${photos.zh}${said.zh}`,
    },
  };
};
