import { disposalDays, freeStorageDays, storageFeeFenPerDay, storageMaxFeeFen } from '@caravan/content/contract';
import { day, formatFen, formatUtcAndBeijing, formatWeight, inLanguages, type Language } from '@caravan/kernel';
import type { StoreItemRow } from './store-item.table.ts';
import { goodsWords } from './goods-words.ts';

type Facts = Record<Language, readonly string[]>;

/** The weight of goods, as mails show it. */
export const weightFacts = (weightG: number): Facts =>
  inLanguages((language) => [goodsWords[language].weight(formatWeight(weightG, language))]);

/** Weight, free days left, the fee afterwards and the date of disposal of goods on the shelf. */
export const shelfFacts = (
  { weightG, storedAt }: Pick<StoreItemRow, 'weightG' | 'storedAt'>,
  daysLeft: number,
): Facts => {
  const weight = weightFacts(weightG);
  const after = (days: number) => new Date(storedAt.getTime() + days * day).toISOString();
  const [end, disposal] = [after(freeStorageDays), after(disposalDays)];
  return inLanguages((language) => {
    const { free, kept } = goodsWords[language].shelf;
    const [fee, most] = [formatFen(storageFeeFenPerDay, language), formatFen(storageMaxFeeFen, language)];
    return [
      ...weight[language],
      free(daysLeft, formatUtcAndBeijing(end, language), fee, most),
      kept(formatUtcAndBeijing(disposal, language)),
    ];
  });
};
