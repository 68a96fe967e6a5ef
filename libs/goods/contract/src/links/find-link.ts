/** A link in a text, and where it stands. */
export interface FoundLink {
  url: URL;
  start: number;
  end: number;
}

const wideMarks = '\u3000-\u303f\uff00-\uff65\u2018\u2019\u201c\u201d\u2026';
const bareText = new RegExp(`^https?://[^\\s<>"${wideMarks}]+`, 'iu');
const inText = new RegExp(`https?://[^\\s<>"\\p{Script=Han}${wideMarks}]+`, 'giu');
/** `item.taobao.com/item.htm?id=…` without a scheme: a name with a top-level domain and a path, or one that starts with `www`. */
const withoutScheme = /^(?:(?:[a-z0-9-]+\.)+[a-z]{2,24}\/\S*|www\.(?:[a-z0-9-]+\.)+[a-z]{2,24})$/i;

const brackets: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
const count = (text: string, mark: string): number => text.split(mark).length - 1;

/** Without the marks of the sentence around it; a closing bracket belongs to the link where the link opened it. */
const withoutTail = (text: string): string => {
  const last = text.at(-1) ?? '';
  const opening = brackets[last];
  const foreign = opening ? count(text, last) > count(text, opening) : /[.,;:!?'*|]/.test(last);
  return foreign ? withoutTail(text.slice(0, -1)) : text;
};

const parse = (text: string): URL | undefined => {
  const link = text.replaceAll('&amp;', '&');
  if (!URL.canParse(link)) return undefined;
  const url = new URL(link);
  // A name and password in front of the host only ever serve to mislead.
  url.username = '';
  url.password = '';
  return url.hostname ? url : undefined;
};

/** All http(s) links of a text, without the punctuation of the sentence around them. */
export const findLinks = (text: string): FoundLink[] => {
  const whole = text.trim();
  if (!/\s/.test(whole)) {
    const bare = withoutScheme.test(whole) ? `https://${whole}` : bareText.exec(whole)?.[0];
    const url = bare && parse(withoutTail(bare));
    if (url) return [{ url, start: 0, end: text.length }];
  }
  return [...text.matchAll(inText)].flatMap((match) => {
    const link = withoutTail(match[0]);
    const url = parse(link);
    return url ? [{ url, start: match.index, end: match.index + link.length }] : [];
  });
};
