import { byLanguage, formatFen, inEachLanguage, inLanguages, type Language } from '@caravan/kernel';
import { rehearsalHours, unpaidServiceHours } from '@caravan/warehouse-packages/contract';
import type { ServiceOrderRow } from './service.table.ts';
import type { StoreItemRow } from '../store/store-item.table.ts';
import type { MessageWords } from '../messages/message-words.ts';
import type { words as en } from './words/en.ts';

const words = byLanguage(import.meta.glob<typeof en>('./words/??.ts', { eager: true, import: 'words' }));

/** The title of a service in payment. */
export const serviceTitle = ({ kind, number }: Pick<ServiceOrderRow, 'kind' | 'number'>): Record<Language, string> =>
  inLanguages((language) => `${words[language].name[kind]} · ${number}`);

/** The remark on a returned amount in the shopper's records. */
export const serviceRefundRemark = (number: string): Record<Language, string> =>
  inLanguages((language) => words[language].refundRemark(number));

const goodsName = ([first, ...others]: readonly StoreItemRow[], { goods }: typeof en): string =>
  others.length ? goods(first?.name ?? '', others.length) : (first?.name ?? '');

/** The message about a service that is done. */
export const doneMessage = ({ kind, units }: ServiceOrderRow, items: readonly StoreItemRow[]): MessageWords =>
  inEachLanguage((language) => {
    const say = words[language];
    return say.done[kind](goodsName(items, say), { units, hours: rehearsalHours });
  });

/** The message about a service that staff or time ended. */
export const endMessage = (row: ServiceOrderRow, items: readonly StoreItemRow[]): MessageWords => {
  const { kind, number, cancelNote, paidAt, refundedFen } = row;
  return inEachLanguage((language) => {
    const say = words[language];
    const { title, subject, unpaid, impossible, refunded, free } = say.cancelled;
    const paragraphs = [
      subject(say.name[kind], number, goodsName(items, say)),
      cancelNote ?? (paidAt === null ? unpaid(unpaidServiceHours) : impossible),
      refundedFen > 0 ? refunded(formatFen(refundedFen)) : free,
    ];
    return { title, body: paragraphs.join('\n\n') };
  });
};

const corrected = (key: 'corrected' | 'correctedRehearsal', items: readonly StoreItemRow[], note: string) =>
  inEachLanguage((language) => ({
    title: words[language][key],
    body: `${goodsName(items, words[language])}\n\n${note}`,
  }));

/** The message about measures that were wrong before. */
export const correctedMessage = (items: readonly StoreItemRow[], note: string): MessageWords =>
  corrected('corrected', items, note);

/** The message about the weight and the sides of a packing rehearsal that were wrong before. */
export const correctedRehearsalMessage = (items: readonly StoreItemRow[], note: string): MessageWords =>
  corrected('correctedRehearsal', items, note);
