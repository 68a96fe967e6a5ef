import { day, formatFen, formatUtcAndBeijing, formatWeight, type Language } from '@caravan/kernel';
import { freeStorageDays, storageFeeFenPerDay } from '@caravan/warehouse-packages/contract';
import type { StoreItemRow } from '../db/store-item.table.ts';

type Facts = Record<Language, readonly string[]>;

/** The weight of goods, as mails show it. */
export const weightFacts = (weightG: number): Facts => {
  const weight = formatWeight(weightG);
  return { en: [`Weight: ${weight}`], zh: [`重量：${weight}`] };
};

/** Weight and free days left of goods on the shelf. */
export const shelfFacts = (
  { weightG, storedAt }: Pick<StoreItemRow, 'weightG' | 'storedAt'>,
  daysLeft: number,
): Facts => {
  const weight = weightFacts(weightG);
  const end = new Date(storedAt.getTime() + freeStorageDays * day).toISOString();
  const fee = formatFen(storageFeeFenPerDay);
  const left = daysLeft === 1 ? '1 free day' : `${daysLeft} free days`;
  return {
    en: [...weight.en, `${left} left, until ${formatUtcAndBeijing(end, 'en')}; then ${fee} a day`],
    zh: [...weight.zh, `免费剩 ${daysLeft} 天，至 ${formatUtcAndBeijing(end, 'zh')}，之后每天 ${fee}`],
  };
};
