import { byLanguage, formatFen, inEachLanguage, type Language } from '@caravan/kernel';
import type { Message } from '@caravan/server-core';
import type { ReturnEvent } from '@caravan/returns/contract';
import type { GoodsReturnRow } from './goods-return.table.ts';
import type { words as en } from './words/en.ts';

const allWords = byLanguage(import.meta.glob<typeof en>('./words/??.ts', { eager: true, import: 'words' }));

/** A return with what its messages name. */
interface Told {
  row: Pick<GoodsReturnRow, 'carrier' | 'feeFen' | 'kind' | 'number' | 'refundFen' | 'returnedFen' | 'trackingNumber'>;
  goods: string;
  note: string | null;
}

type Say = (words: typeof en, told: Told, language: Language) => Record<'body' | 'title', string>;

const agreed: Say = ({ agreed: words }, { row: { kind, number, feeFen }, goods }, language) => ({
  title: words.title,
  body: words[kind](goods, number) + (feeFen === null ? words.free : words.fee(formatFen(feeFen, language))),
});

const sent: Say = ({ sent: words }, { row, goods }) => ({
  title: words.title,
  body: words.body({ ...row, goods }, words[row.kind]),
});

const settled: Say = ({ exchanged, paid: words }, { row, goods }, language) => {
  const { kind, number, feeFen, refundFen, returnedFen } = row;
  if (kind === 'exchange') return { title: exchanged.title, body: exchanged.body(goods, number) };
  const paid = formatFen(refundFen ?? 0, language);
  const back = formatFen(returnedFen ?? 0, language);
  return {
    title: words.title,
    body:
      feeFen === null
        ? words.whole(goods, number, paid)
        : words.lessFee(goods, number, { paid, fee: formatFen(feeFen, language), back }),
  };
};

/** The two that only name the goods and the return. */
const plain =
  (event: 'requested' | 'refused'): Say =>
  ({ [event]: words }, { row: { kind, number }, goods }) => ({
    title: words.title,
    body: words[kind](goods, number),
  });

const messages: Record<Exclude<ReturnEvent, 'withdrawn'>, Say> = {
  requested: plain('requested'),
  agreed,
  refused: plain('refused'),
  sent,
  settled,
};

/** The message for an event; null for what the shopper did and sees at once. */
export const returnMessage = (
  told: Told,
  { event, actor }: { event: ReturnEvent; actor: 'shopper' | 'staff' },
): Pick<Message, 'body' | 'title'> | null => {
  if (actor === 'shopper' || event === 'withdrawn') return null;
  return inEachLanguage((language) => {
    const words = allWords[language];
    const { title, body } = messages[event](words, told, language);
    return { title, body: told.note ? body + words.note(told.note) : body };
  });
};
