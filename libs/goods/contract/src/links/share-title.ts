import type { Platform } from '@caravan/kernel';

/** Slogans that apps put in the position of the title. */
const slogans = /^(?:快来捡漏|点击链接|复制打开|打开|分享给你|我发现|这个宝贝不错|快来看看|好物推荐)/;

/** Longer than any product name. */
const maxTitle = 500;

interface Block {
  content: string;
  start: number;
  end: number;
}

type Marks = readonly [opening: string, closing: string];

/** The outermost parts between two marks; marks inside belong to the part. */
const blocksIn = (text: string, [opening, closing]: Marks): Block[] => {
  if (!text.includes(opening) || !text.includes(closing)) return [];
  const blocks: Block[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: mark, index } of text.matchAll(new RegExp(`[${opening}${closing}]`, 'gu'))) {
    if (mark === opening) {
      if (depth === 0) start = index;
      depth += 1;
    } else if (depth > 0) {
      depth -= 1;
      if (depth === 0) blocks.push({ content: text.slice(start + 1, index).trim(), start, end: index + 1 });
    }
  }
  return blocks;
};

/** The text between the first opening mark and the last closing one, if the marks inside are not in pairs. */
const between = (text: string, [opening, closing]: Marks): string => {
  const start = text.indexOf(opening);
  const end = text.lastIndexOf(closing);
  return start < 0 || end < start ? '' : text.slice(start + 1, end).trim();
};

const count = (text: string, mark: string): number => text.split(mark).length - 1;

/** `我在闲鱼发布了【…】` contains the product's name, which apps cut off, with the closing mark or without. */
const innerTitle = (text: string): string => {
  const inside = /^[^【】]*(?:发布了|發佈了|分享|推荐|捡漏|撿漏)[^【】]*【(.+)$/su.exec(text)?.[1];
  if (inside === undefined) return text;
  return count(inside, '】') > count(inside, '【') ? inside.slice(0, inside.lastIndexOf('】')) : inside;
};

const shown = (text: string): string | null => {
  const title = innerTitle(text.slice(0, maxTitle)).trim();
  return title && !slogans.test(title) ? title : null;
};

const quotes: readonly Marks[] = [
  ['「', '」'],
  ['『', '』'],
  ['《', '》'],
  ['“', '”'],
];

/** The quoted part, even if it is a slogan. */
const quotedIn = (text: string): string | undefined =>
  quotes
    .map((marks) => blocksIn(text, marks).find(({ content }) => content)?.content || between(text, marks))
    .find(Boolean);

/** `【…】` with the name of the product, before a link or a code word: 1688, older texts of Taobao and Douyin. */
const bracketedIn = (before: string, isLabel: (text: string) => boolean): string | undefined =>
  blocksIn(before, ['【', '】']).find(
    ({ content, start, end }) =>
      content.length >= 4 &&
      !isLabel(content) &&
      /^(?:\P{Script=Han}*|.*口令[：:]\s*)$/su.test(before.slice(0, start)) &&
      /^[\s,，]*(?:$|[￥¥€(（]|[复復複]\S{0,2}制|复製|復製)/u.test(before.slice(end)),
  )?.content;

/** The words with which apps tell what to do with the text, and how many people want the product. */
const instructions = /\s*(?:长按|長按|复制|複製|点击|點擊|打开|打開|点开|快来)[^\n]*$/u;
const wanted = /[,，]\s*[\d.]+万?\+?\s*人想要.*$/u;

/** The line behind a link, without the app's own words. */
const lineAfter = (after: string): string =>
  (after.trimStart().slice(0, maxTitle).split('\n')[0] ?? '')
    .replace(instructions, '')
    .replace(wanted, '')
    .replace(/[\s,，.。;；!！*]+$/u, '');

/**
 * The title in a share text: in quotes, in brackets before the link, or, from Douyin and Dewu, without any mark behind
 * the link.
 */
export const readTitle = (
  before: string,
  after: string,
  app: { isLabel: (text: string) => boolean; label: Platform | null },
): string | null => {
  const quoted = quotedIn(after) ?? quotedIn(before);
  if (quoted) return shown(quoted);
  const bracketed = bracketedIn(before, app.isLabel);
  if (bracketed) return shown(bracketed);
  const line = lineAfter(after);
  if (app.label === 'douyin' || app.label === 'dewu') return line.length >= 3 ? shown(line) : null;
  return innerTitle(line) === line ? null : shown(line);
};
