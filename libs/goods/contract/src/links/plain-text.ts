import { decodeLayers } from './host.ts';

/** Characters without a width: zero-width blanks, marks of direction, soft hyphens, byte order marks. */
const invisible = /[\u00ad\u034f\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;
/** Joiners and variation selectors are parts of emoji, but nothing belongs behind a letter of a link. */
const joinersBehindAscii = /(?<=[!-~])[\u200c\u200d\ufe0e\ufe0f]+/gu;
const encodedInvisible = /%C2%AD|%E2%80%(?:8[B-F]|A[A-E])|%E2%81%A[0-F]|%EF%BB%BF/gi;

const withoutInvisible = (text: string): string => text.replace(invisible, '').replace(joinersBehindAscii, '');

/** Removes invisible characters that were encoded with the link. */
export const withoutEncodedInvisible = (link: string): string => link.replace(encodedInvisible, '');

const escaped = /\\([\\`*_{}[\]()#+.!&?=~|/-])/g;
const namedLink = /\[([^[\]\n]*)\]\(\s*<?(https?:\/\/[^\s()<>]*(?:\([^\s()]*\)[^\s()<>]*)*)(?:>?(?:\s[^()\n]*)?)\)/gi;
const phoneLink = /\[(\d{5,20})\]\(tel:[^()\s]*\)/gi;
const forumTag = /\[\/?url(?:=([^[\]\s]*))?\]/gi;

/** A name that repeats the link is dropped, so that the link is found once. */
const besideName = (_: string, name: string, link: string): string =>
  /https?:|\.\w+\//i.test(name) ? ` ${link} ` : `${name} ${link} `;

/** Replaces the markup of Markdown and forums by the link in it. Reddit takes an id for a phone number. */
const withoutMarkup = (text: string): string =>
  text
    .replace(escaped, '$1')
    .replace(phoneLink, '$1')
    .replace(namedLink, besideName)
    .replace(forumTag, (_, link?: string) => ` ${link ?? ''} `);

/** A pasted text without invisible characters and markup; a link that is encoded as a whole is decoded. */
export const plainText = (pasted: string): string => {
  const text = withoutMarkup(withoutInvisible(pasted)).trim();
  return /^https?%(?:25)*3a\S*$/i.test(text) ? (decodeLayers(text).at(-1) ?? text) : text;
};
