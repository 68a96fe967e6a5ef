import type { Language } from '@caravan/kernel';

/** The option names that shops commonly use: English spellings, Chinese names, and what each language shows. */
const known: readonly { en: string; zh: string; spellings: readonly string[] }[] = [
  { en: 'Colour', zh: '颜色', spellings: ['color', 'colour', '颜色', '颜色分类', '主要颜色'] },
  { en: 'Size', zh: '尺码', spellings: ['size', '尺码', '尺寸', '鞋码', '大小'] },
  { en: 'Style', zh: '款式', spellings: ['style', '款式', '样式'] },
  { en: 'Model', zh: '型号', spellings: ['model', '型号', '适用型号'] },
  { en: 'Material', zh: '材质', spellings: ['material', '材质', '面料'] },
  { en: 'Capacity', zh: '容量', spellings: ['capacity', 'volume', '容量', '净含量'] },
  { en: 'Flavour', zh: '口味', spellings: ['flavor', 'flavour', '口味'] },
  { en: 'Length', zh: '长度', spellings: ['length', '长度'] },
  { en: 'Type', zh: '类型', spellings: ['type', '类型', '种类'] },
  { en: 'Set', zh: '套餐', spellings: ['set', 'bundle', '套餐', '套餐类型'] },
];

const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);

/**
 * The name of a shop's option for display: a common name in the page's language, any other as the shop wrote it. A
 * Chinese page keeps the shop's own Chinese word.
 */
export const optionName = (name: string, language: Language): string => {
  if (language === 'zh' && isChinese(name)) return name;
  const wanted = name.trim().toLowerCase();
  return known.find(({ spellings }) => spellings.includes(wanted))?.[language] ?? name;
};

const colon: Readonly<Record<Language, string>> = { en: ': ', zh: '：' };

/** The chosen options of goods for display, such as `Colour: Natural / Size: M`, with common names in the page's language. */
export const specText = (spec: string, language: Language): string =>
  spec
    .split(' / ')
    .map((part) => part.replace(/^([^:：]+)[:：] /, (_, name: string) => optionName(name, language) + colon[language]))
    .join(' / ');
