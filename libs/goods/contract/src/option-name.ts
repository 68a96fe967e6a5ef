import { byLanguage, languageTable, type Language } from '@caravan/kernel';
import type { words as en } from './option-name/en.ts';

const words = byLanguage(import.meta.glob<typeof en>('./option-name/??.ts', { eager: true, import: 'words' }));

/** How shops write the options that they commonly have. */
const spellings: Readonly<Record<keyof typeof en, readonly string[]>> = {
  colour: ['color', 'colour', '颜色', '颜色分类', '主要颜色'],
  size: ['size', '尺码', '尺寸', '鞋码', '大小'],
  style: ['style', '款式', '样式'],
  model: ['model', '型号', '适用型号'],
  material: ['material', '材质', '面料'],
  capacity: ['capacity', 'volume', '容量', '净含量'],
  flavour: ['flavor', 'flavour', '口味'],
  length: ['length', '长度'],
  type: ['type', '类型', '种类'],
  set: ['set', 'bundle', '套餐', '套餐类型'],
};

const known = Object.keys(spellings) as (keyof typeof en)[];

const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);

/**
 * The name of a shop's option for display: a common name in the page's language, any other as the shop wrote it. A
 * page in Chinese characters keeps the shop's own Chinese word.
 */
export const optionName = (name: string, language: Language): string => {
  if (languageTable[language].script === 'han' && isChinese(name)) return name;
  const wanted = name.trim().toLowerCase();
  const option = known.find((one) => spellings[one].includes(wanted));
  return option ? words[language][option] : name;
};

/** The chosen options of goods for display, such as `Colour: Natural / Size: M`, with common names in the page's language. */
export const specText = (spec: string, language: Language): string =>
  spec
    .split(' / ')
    .map((part) =>
      part.replace(
        /^([^:：]+)[:：] /,
        (_, name: string) => optionName(name, language) + languageTable[language].marks.colon,
      ),
    )
    .join(' / ');
