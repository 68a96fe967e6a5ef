import { formatInstant, formatSize, formatWeight, type StaffLanguage } from '@caravan/kernel';
import type { StoreItemRow } from '../store/store-item.table.ts';
import { restrictionWords } from '@caravan/shipping/port';
import type { Label } from './label-page.ts';
import { labelWords } from './label-words.ts';

/** The label for goods in the warehouse; its codes contain the item's number. */
export const itemLabel = (item: StoreItemRow, language: StaffLanguage): Label => {
  const text = labelWords[language].item;
  return {
    language,
    title: text.title,
    code: item.number,
    lines: [],
    facts: [
      [text.bin, item.bin ?? ''],
      [text.order, item.orderNumber],
      [text.quantity, String(item.quantity)],
      [text.weight, formatWeight(item.weightG)],
      [text.size, formatSize(item.lengthMm, item.widthMm, item.heightMm)],
      [text.name, item.name, 2],
      [text.spec, item.spec, 2],
      [text.care, restrictionWords(item.restrictions, language)],
      [text.stored, formatInstant(item.storedAt.toISOString(), language)],
      [text.photos, item.photoCount ? [`× ${item.photoCount}`, item.photoNote].filter(Boolean).join(' · ') : '', 1],
    ],
  };
};
