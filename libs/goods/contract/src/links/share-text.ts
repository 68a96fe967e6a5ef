import type { Platform } from './platforms.ts';

/** What a text from an app's "share" button contains besides its link. */
export interface ShareText {
  platform: Platform | null;
  title: string | null;
  /** The short code after the link, or the code word that replaces a link; only the app can resolve it. */
  code: string | null;
}

const appNames: readonly [RegExp, Platform][] = [
  [/闲鱼|閒魚/, 'xianyu'],
  [/天猫|天貓/, 'tmall'],
  [/淘宝|淘寶|淘口令/, 'taobao'],
  [/1688|阿里巴巴/, '1688'],
  [/京东|京東/, 'jd'],
  [/拼多多/, 'pinduoduo'],
  [/得物/, 'dewu'],
  [/微店/, 'weidian'],
  [/小红书|小紅書/, 'xiaohongshu'],
  [/抖音/, 'douyin'],
  [/唯品会|唯品會/, 'vip'],
  [/苏宁|蘇寧/, 'suning'],
];

const platformIn = (text: string): Platform | null => appNames.find(([name]) => name.test(text))?.[1] ?? null;

/** Slogans that apps put in the position of the title. */
const slogans = /^(?:快来捡漏|点击链接|复制打开|打开|分享给你|我发现|这个宝贝不错|快来看看|好物推荐)/;

/** `我在闲鱼发布了【…】` contains the product's name. */
const innerTitle = (text: string): string =>
  /^[^【】]*(?:发布了|發佈了|分享|推荐)[^【】]*【(.+)】[^【】]*$/u.exec(text)?.[1] ?? text;

/** Longer than any product name. */
const maxTitle = 500;

/**
 * The text between the first opening mark and the last closing one. It uses positions because a pattern needs
 * quadratic time on unclosed marks.
 */
const between = (text: string, [opening, closing]: readonly [string, string]): string => {
  const start = text.indexOf(opening);
  const end = text.lastIndexOf(closing);
  return start < 0 || end < start ? '' : text.slice(start + 1, end).trim();
};

const quotes = [
  ['「', '」'],
  ['『', '』'],
  ['《', '》'],
  ['“', '”'],
] as const;

const titleIn = (text: string): string | null => {
  const quoted = quotes.map((pair) => between(text, pair)).find(Boolean);
  const title = quoted && innerTitle(quoted.slice(0, maxTitle)).trim();
  return title && !slogans.test(title) ? title : null;
};

/** Taobao's code words: ten to twelve letters and digits between two currency signs or brackets. */
const codeWord = /[￥¥€$₤₳¢₰₴(（《]([A-Za-z0-9]{10,12})[￥¥€$₤₳¢₰₴)）》]/u;
const codeAfterLink = /^\s+([A-Z]{1,3}\d{2,6})(?=\s|$)/u;

/** Reads the text around a link; `after` is the text behind the link, `around` the whole text without it. */
export const readShareText = (around: string, after: string): ShareText => {
  const label = /^[^【】]{0,10}【([^【】]{1,8})】/u.exec(around)?.[1] ?? '';
  const opened = /(?:打开|打開|复制到|去)\s*(?:手机|手機)?(.{2,6})/u.exec(around)?.[1] ?? '';
  return {
    platform: platformIn(label) ?? platformIn(opened),
    title: titleIn(around),
    code: codeAfterLink.exec(after)?.[1] ?? codeWord.exec(around)?.[1] ?? null,
  };
};
