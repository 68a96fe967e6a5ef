/** A link in a text, and its position. */
export interface FoundLink {
  url: URL;
  start: number;
  end: number;
}

const wideMarks = '\u3000-\u303f\uff00-\uff65\u2018\u2019\u201c\u201d\u2026';
const bareText = new RegExp(`^https?://[^\\s<>"${wideMarks}]+`, 'iu');
const inText = new RegExp(`https?://[^\\s<>"\\p{Script=Han}${wideMarks}]+`, 'giu');
/**
 * Matches links without a scheme such as `item.taobao.com/item.htm?id=…`: a name with a top-level domain and a path,
 * or a name that starts with `www`.
 */
const withoutScheme = /^(?:(?:[a-z0-9-]+\.)+[a-z]{2,24}\/\S*|www\.(?:[a-z0-9-]+\.)+[a-z]{2,24})$/i;

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
    if (left === undefined ? !/[.,;:!?'*|]/.test(last) : left <= 0) break;
    if (left !== undefined) surplus.set(last, left - 1);
  }
  return text.slice(0, end);
};

const parse = (text: string): URL | undefined => {
  const link = text.replaceAll('&amp;', '&');
  if (!URL.canParse(link)) return undefined;
  const url = new URL(link);
  // A user name and password before the host serve only to mislead.
  url.username = '';
  url.password = '';
  return url.hostname ? url : undefined;
};

/** A share text holds one link or a few. */
const maxLinks = 10;

/** The http(s) links of a text, without the punctuation around them. */
export const findLinks = (text: string): FoundLink[] => {
  const whole = text.trim();
  if (!/\s/.test(whole)) {
    const bare = withoutScheme.test(whole) ? `https://${whole}` : bareText.exec(whole)?.[0];
    const url = bare && parse(withoutTail(bare));
    if (url) return [{ url, start: 0, end: text.length }];
  }
  return [...text.matchAll(inText)].slice(0, maxLinks).flatMap((match) => {
    const link = withoutTail(match[0]);
    const url = parse(link);
    return url ? [{ url, start: match.index, end: match.index + link.length }] : [];
  });
};
