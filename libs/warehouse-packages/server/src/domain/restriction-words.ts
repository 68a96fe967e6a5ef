import type { Language } from '@caravan/kernel';
import type { Restriction } from '@caravan/warehouse-packages/contract';

const words: Readonly<Record<Restriction, Record<Language, string>>> = {
  battery: { en: 'batteries', zh: '带电' },
  liquid: { en: 'liquids', zh: '液体' },
  powder: { en: 'powders', zh: '粉末' },
  food: { en: 'food', zh: '食品' },
  cosmetics: { en: 'cosmetics', zh: '化妆品' },
  magnet: { en: 'magnets', zh: '带磁' },
  medicine: { en: 'medicine', zh: '药品' },
  blade: { en: 'blades', zh: '刀具' },
  branded: { en: 'branded goods', zh: '品牌商品' },
  fragile: { en: 'fragile goods', zh: '易碎品' },
};

/** The kinds of goods as part of a sentence. */
export const restrictionWords = (restrictions: readonly Restriction[], language: Language): string =>
  restrictions.map((restriction) => words[restriction][language]).join(language === 'zh' ? '、' : ', ');
