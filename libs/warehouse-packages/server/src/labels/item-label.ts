import { formatInstant, formatSize, formatWeight, type Language } from '@caravan/kernel';
import type { StoreItemRow } from '../db/store-item.table.ts';
import { restrictionWords } from '../domain/restriction-words.ts';
import type { Label } from './label-page.ts';

const words = {
  en: {
    title: 'Item',
    bin: 'Bin',
    order: 'Order',
    name: 'Goods',
    quantity: 'Quantity',
    weight: 'Weight',
    size: 'Size',
    care: 'Contains',
    stored: 'Received',
    photos: 'Photos',
  },
  zh: {
    title: '库存商品',
    bin: '库位',
    order: '订单',
    name: '商品',
    quantity: '数量',
    weight: '重量',
    size: '尺寸',
    care: '属性',
    stored: '入库时间',
    photos: '精拍',
  },
} as const satisfies Record<Language, object>;

/** The label for goods in the warehouse; both codes contain the item's number. */
export const itemLabel = (item: StoreItemRow, language: Language): Label => {
  const text = words[language];
  return {
    language,
    title: text.title,
    code: item.number,
    lines: [],
    facts: [
      [text.bin, item.bin ?? ''],
      [text.order, item.orderNumber],
      [text.name, [item.name, item.spec].filter(Boolean).join(' · ')],
      [text.quantity, String(item.quantity)],
      [text.weight, formatWeight(item.weightG)],
      [text.size, formatSize(item.lengthMm, item.widthMm, item.heightMm)],
      [text.care, restrictionWords(item.restrictions, language)],
      [text.stored, formatInstant(item.storedAt.toISOString(), language)],
      [text.photos, item.photoCount ? [`× ${item.photoCount}`, item.photoNote].filter(Boolean).join(' · ') : ''],
    ],
  };
};
