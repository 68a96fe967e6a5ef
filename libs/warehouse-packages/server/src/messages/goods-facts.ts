import { day, formatFen, formatUtcAndBeijing, formatWeight, type Language } from '@caravan/kernel';
import {
  disposalDays,
  freeStorageDays,
  storageFeeFenPerDay,
  storageMaxFeeFen,
} from '@caravan/warehouse-packages/contract';
import type { StoreItemRow } from '../db/store-item.table.ts';

type Facts = Record<Language, readonly string[]>;

/** The weight of goods, as mails show it. */
export const weightFacts = (weightG: number): Facts => {
  const weight = formatWeight(weightG);
  return { en: [`Weight: ${weight}`], zh: [`重量：${weight}`] };
};

/** Weight, free days left, the fee afterwards and the date of disposal of goods on the shelf. */
export const shelfFacts = (
  { weightG, storedAt }: Pick<StoreItemRow, 'weightG' | 'storedAt'>,
  daysLeft: number,
): Facts => {
  const weight = weightFacts(weightG);
  const after = (days: number) => new Date(storedAt.getTime() + days * day).toISOString();
  const [end, disposal] = [after(freeStorageDays), after(disposalDays)];
  const [fee, most] = [formatFen(storageFeeFenPerDay), formatFen(storageMaxFeeFen)];
  const left = daysLeft === 1 ? '1 free day' : `${daysLeft} free days`;
  return {
    en: [
      ...weight.en,
      `${left} left, until ${formatUtcAndBeijing(end, 'en')}; then ${fee} a day, ${most} at most`,
      `Kept until ${formatUtcAndBeijing(disposal, 'en')}`,
    ],
    zh: [
      ...weight.zh,
      `免费剩 ${daysLeft} 天，至 ${formatUtcAndBeijing(end, 'zh')}，之后每天 ${fee}，最多 ${most}`,
      `最晚保管至 ${formatUtcAndBeijing(disposal, 'zh')}`,
    ],
  };
};
