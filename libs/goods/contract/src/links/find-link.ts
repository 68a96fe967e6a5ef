import { withoutEncodedInvisible } from './plain-text.ts';

/** A link in a text, and its position. */
export interface FoundLink {
  url: URL;
  start: number;
  end: number;
  /** True if it was written without a scheme, amid other text: it may be no link. */
  implied: boolean;
}

/**
 * The schemes by which apps open each other, and the site of the app: `pinduoduo://…/goods.html?goods_id=1` is read
 * like the same path there. Seen in public code, 2026-11.
 */
const appSites: Readonly<Record<string, string>> = {
  taobao: 'm.taobao.com',
  tbopen: 'm.taobao.com',
  tmall: 'detail.m.tmall.com',
  wireless1688: 'm.1688.com',
  'openapp.jdmobile': 'item.m.jd.com',
  openjd: 'item.m.jd.com',
  pinduoduo: 'mobile.yangkeduo.com',
  fleamarket: 'www.goofish.com',
  aliexpress: 'm.aliexpress.com',
  xhsdiscover: 'www.xiaohongshu.com',
};

const schemes = ['https?', ...Object.keys(appSites).map((scheme) => scheme.replace('.', String.raw`\.`))].join('|');
const wideMarks = '\u3000-\u303f\uff00-\uff65\u2018\u2019\u201c\u201d\u2026';
const withScheme = new RegExp(`^(?:${schemes})://`, 'iu');
const bareText = new RegExp(`${withScheme.source}[^\\s<>"|\`${wideMarks}]+`, 'iu');
/** A link, or the start of one without a scheme: a name with a top-level domain and a path. */
const inText = new RegExp(
  `(?:(?:${schemes})://|(?<![\\w.@/:-])(?=(?:[a-z0-9-]+\\.)+[a-z]{2,24}/))[^\\s<>"|\`\\p{Script=Han}${wideMarks}]+`,
  'giu',
);
/**
 * Matches links without a scheme such as `item.taobao.com/item.htm?id=…`: a name with a top-level domain and a path,
 * or a name that starts with `www`.
 */
const withoutScheme = new RegExp(
  `^(?:(?:[a-z0-9-]+\\.)+[a-z]{2,24}/[^\\s<>"|\`${wideMarks}]*|www\\.(?:[a-z0-9-]+\\.)+[a-z]{2,24}(?![^${wideMarks}]))`,
  'i',
);

const brackets: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
const count = (text: string, mark: string): number => text.split(mark).length - 1;

/**
 * Removes the punctuation of the surrounding sentence. A closing bracket belongs to the link if the link contains the
 * opening one.
 */
const withoutTail = (text: string): string => {
  // Brackets are counted once, so that a tail of thousands of brackets costs linear time.
  const surplus = new Map(
    Object.entries(brackets).map(([closing, opening]) => [closing, count(text, closing) - count(text, opening)]),
  );
  let end = text.length;
  for (; end > 0; end -= 1) {
    const last = text[end - 1] ?? '';
    const left = surplus.get(last);
    if (left === undefined ? !/[.,;:!?'*\\]/.test(last) : left <= 0) break;
    if (left !== undefined) surplus.set(last, left - 1);
  }
  return text.slice(0, end);
};

/** An app's own link as one of its site. */
const onTheWeb = (link: string): string => {
  const [, scheme = '', host = '', rest = ''] = /^([a-z\d.]+):\/\/([^/?#]*)(.*)$/is.exec(link) ?? [];
  const site = appSites[scheme.toLowerCase()];
  if (!site) return link;
  return /\.(?:com|cn|hk)$/i.test(host) ? `https://${host}${rest}` : `https://${site}/${host}${rest}`;
};

/** Scripts that append a parameter forget that it may be the first one: `/offer/5.html&ref=a`. */
const withQuery = (link: string): string => (link.includes('?') ? link : link.replace(/&(?=[\w-]+=)/, '?'));

const parse = (text: string): URL | undefined => {
  const link = withQuery(onTheWeb(withoutEncodedInvisible(text.replaceAll('&amp;', '&'))));
  if (!URL.canParse(link)) return undefined;
  const url = new URL(link);
  // A user name and password before the host serve only to mislead.
  url.username = '';
  url.password = '';
  return url.hostname ? url : undefined;
};

/** A share text holds one link or a few. */
const maxLinks = 10;

const linksIn = (text: string): FoundLink[] =>
  [...text.matchAll(inText)].slice(0, maxLinks).flatMap((match) => {
    const link = withoutTail(match[0]);
    const implied = !withScheme.test(link);
    const url = parse(implied ? `https://${link}` : link);
    return url ? [{ url, start: match.index, end: match.index + link.length, implied }] : [];
  });

/** The http(s) links of a plain text, without the punctuation around them, and the links of apps. */
export const findLinks = (text: string): FoundLink[] => {
  const whole = text.trim();
  if (!/\s/.test(whole)) {
    const named = withoutScheme.exec(whole)?.[0];
    const bare = named ? `https://${named}` : bareText.exec(whole)?.[0];
    const url = bare && parse(withoutTail(bare));
    // Chinese behind a link may be its end, or words that were pasted with it.
    if (url)
      return [
        { url, start: 0, end: text.length, implied: false },
        ...(/\p{Script=Han}/u.test(whole) ? linksIn(text) : []),
      ];
  }
  return linksIn(text);
};
