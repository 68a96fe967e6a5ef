import { disposalDays } from '@caravan/content/contract';
import {
  day,
  type Fen,
  formatFen,
  formatUtcAndBeijing,
  formatWeight,
  inLanguages,
  type Language,
} from '@caravan/kernel';
import { freeUntil, type PricedStorage } from '../disposal/storage-fee.ts';
import type { StoreItemRow } from './store-item.table.ts';
import { withoutSearches, type StoredSince } from '../disposal/storage-pause.ts';
import { goodsWords } from './goods-words.ts';

type Facts = Record<Language, readonly string[]>;

/** The weight of goods, as mails show it. */
export const weightFacts = (weightG: number): Facts =>
  inLanguages((language) => [goodsWords[language].weight(formatWeight(weightG, language))]);

/** Weight, free days left, the fee afterwards and the date of disposal of goods on the shelf. */
export const shelfFacts = (
  goods: PricedStorage & StoredSince & Pick<StoreItemRow, 'weightG'>,
  daysLeft: number,
): Facts => {
  // Nobody writes about goods that are searched for, so the moment does not matter.
  const item = withoutSearches(goods, goods.storedAt);
  const weight = weightFacts(item.weightG);
  const end = freeUntil(item).toISOString();
  const disposal = new Date(item.storedAt.getTime() + disposalDays * day).toISOString();
  return inLanguages((language) => {
    const { free, kept } = goodsWords[language].shelf;
    const fee = formatFen(item.storageFeeFen, language);
    const most = formatFen(item.storageMaxFen, language);
    return [
      ...weight[language],
      free(daysLeft, formatUtcAndBeijing(end, language), fee, most),
      kept(formatUtcAndBeijing(disposal, language)),
    ];
  });
};

/** One amount, or the least and the most of several. */
const span = (amounts: readonly Fen[], language: Language): string => {
  const least = Math.min(...amounts);
  const most = Math.max(...amounts);
  return least === most ? formatFen(most, language) : `${formatFen(least, language)}–${formatFen(most, language)}`;
};

/** The fee of a day and the most that the storage of goods costs; goods of several orders may have several. */
export const storageFees = (
  goods: readonly Pick<StoreItemRow, 'storageFeeFen' | 'storageMaxFen'>[],
  language: Language,
): { fee: string; most: string } => ({
  fee: span(
    goods.map(({ storageFeeFen }) => storageFeeFen),
    language,
  ),
  most: span(
    goods.map(({ storageMaxFen }) => storageMaxFen),
    language,
  ),
});
