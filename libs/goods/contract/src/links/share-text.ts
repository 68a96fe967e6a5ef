import type { Platform } from '@caravan/kernel';
import { readTitle } from './share-title.ts';

/** The parts of a text from an app's "share" button besides its link. */
export interface ShareText {
  platform: Platform | null;
  title: string | null;
  /** The short code after the link, or the code word that replaces a link; only the app can resolve it. */
  code: string | null;
}

export const nothing: ShareText = { platform: null, title: null, code: null };

const appNames: readonly [RegExp, Platform][] = [
  [/闲鱼|閒魚/, 'xianyu'],
  [/天猫|天貓/, 'tmall'],
  [/淘宝|淘寶|淘口令/, 'taobao'],
  [/1688|阿里巴巴|手机阿里|手機阿里/, '1688'],
  [/京东|京東/, 'jd'],
  [/拼多多/, 'pinduoduo'],
  [/得物/, 'dewu'],
  [/微店/, 'weidian'],
  [/小红书|小紅書/, 'xiaohongshu'],
  [/抖音/, 'douyin'],
  [/唯品会|唯品會/, 'vip'],
  [/苏宁|蘇寧/, 'suning'],
  [/速卖通|速賣通/, 'aliexpress'],
];

const platformIn = (text: string): Platform | null => appNames.find(([name]) => name.test(text))?.[1] ?? null;

/** `【淘宝】`, `【抖音商城】`, `【手机阿里】`; longer words in such brackets are a title. */
const labelled = /【([^【】]{1,8})】/gu;

/** The platform that the last label names. */
const labelIn = (text: string): Platform | null =>
  [...text.matchAll(labelled)].map(([, label = '']) => platformIn(label)).findLast((platform) => platform !== null) ??
  null;

/** A code word has capitals within or digits; words of a sentence have not. */
const coded = '(?=[A-Za-z]*(?:\\d|[a-z][A-Z]))';
const codeWords: readonly [RegExp, Platform | null][] = [
  // Taobao's: ten to twelve letters and digits between two currency signs or brackets.
  [new RegExp(`[￥¥€$₤₳¢₰₴(（《]${coded}([A-Za-z0-9]{10,12})[￥¥€$₤₳¢₰₴)）》]`, 'u'), null],
  // Taobao's of 2025: after a slash and a short code.
  [new RegExp(`[/／]\\s*[A-Z]{2}\\d{3,5}\\s+${coded}([A-Za-z0-9]{11})\\s*[/／]`, 'u'), 'taobao'],
  // 1688's end in `av`, `af` or `at`.
  [/[￥¥]([A-Za-z0-9]{11}a[a-z])[￥¥]/u, '1688'],
  // Dewu's short code, before a word that only the app reads.
  [/(?:^|\s|\d)([A-Z]{2}\d{3,5})\s+[åœ][A-Za-z0-9]{6,10}[åœ]/u, 'dewu'],
];
const codeAfterLink = /^[\s@]+([A-Z]{1,3}\d{2,6})(?=[\s「『《]|$)/u;

/** Reads the text around a link. Without a link all of it is `before`. */
export const readShareText = (before: string, after: string): ShareText => {
  const around = `${before} ${after}`;
  const label = labelIn(before);
  const opened = /(?:打开|打開|复制到|去)\s*(?:手机|手機)?(.{2,6})/u.exec(around)?.[1] ?? '';
  const [word, app] = codeWords
    .map(([pattern, platform]) => [pattern.exec(around)?.[1], platform] as const)
    .find(([found]) => found) ?? [undefined, null];
  return {
    platform: label ?? platformIn(opened) ?? app,
    title: readTitle(before, after, { isLabel: (text) => text.length <= 8 && platformIn(text) !== null, label }),
    // Dewu and Douyin write the title there.
    code: (label === 'dewu' || label === 'douyin' ? undefined : codeAfterLink.exec(after)?.[1]) ?? word ?? null,
  };
};

/** Where one share text ends and the next one begins, in the text between their links. */
const boundaryIn = (between: string): number => {
  const line = between.lastIndexOf('\n');
  if (line >= 0) return line;
  const label = [...between.matchAll(labelled)].findLast(([, name = '']) => platformIn(name));
  return label?.index ?? between.length;
};

/** Reads the texts around several links, each with its own title and code. */
export const readShareTexts = (text: string, links: readonly { start: number; end: number }[]): ShareText[] => {
  const bounds = links.slice(1).map(({ start }, index) => {
    const end = links[index]?.end ?? 0;
    return end + boundaryIn(text.slice(end, start));
  });
  return links.map(({ start, end }, index) =>
    readShareText(text.slice(bounds[index - 1] ?? 0, start), text.slice(end, bounds[index] ?? text.length)),
  );
};
