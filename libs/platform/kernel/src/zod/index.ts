import * as z from 'zod';
import { languages, otherLanguages } from '../language.ts';
import { reasonMessage } from '../reasons.ts';
import { defaultPageSize, maxPageSize } from '../pagination.ts';
import { maxFen } from '../money.ts';
import { plainEmail } from '../plain-email.ts';
import { scannedCode } from '../scanned-code.ts';
import { isStorable } from '../storable-text.ts';

/**
 * Zod for contracts' schemas. Messages are reason keys, which one table translates on both sides. In the browser zod
 * must not compile code, because our Content-Security-Policy forbids and reports it.
 */
const kinds: Record<string, string> = { string: 'not_text', number: 'not_number', int: 'not_whole' };

const sized = (kind: 'small' | 'big', origin: string, limit: number | bigint): string => {
  const params: Record<string, string> = kind === 'small' ? { min: String(limit) } : { max: String(limit) };
  if (origin === 'string')
    return kind === 'small'
      ? limit === 1
        ? 'required'
        : reasonMessage('too_short', params)
      : reasonMessage('too_long', params);
  if (origin === 'array' || origin === 'set') return reasonMessage(kind === 'small' ? 'too_few' : 'too_many', params);
  return reasonMessage(kind === 'small' ? 'too_small' : 'too_big', params);
};

const formats: Record<string, string> = { email: 'not_email', url: 'not_url' };

z.config({
  jitless: typeof document !== 'undefined',
  customError: (issue) => {
    switch (issue.code) {
      case 'invalid_type':
        return issue.input === undefined || issue.input === null ? 'required' : (kinds[issue.expected] ?? 'bad_format');
      case 'too_small':
        return sized('small', issue.origin, issue.minimum);
      case 'too_big':
        return sized('big', issue.origin, issue.maximum);
      case 'invalid_format':
        return formats[issue.format] ?? 'bad_format';
      case 'invalid_value':
        return issue.input === undefined || issue.input === null || issue.input === '' ? 'required' : 'not_allowed';
      case 'unrecognized_keys':
        return 'unknown_field';
      default:
        return 'bad_format';
    }
  },
});

export { z };

/**
 * Trimmed text of `min` to `max` characters. A character is a Unicode code point, as `characterCount` counts it and as
 * `minLength` and `maxLength` of JSON Schema do; HTML's `maxlength` counts code units (specification 22.13). Refuses what
 * PostgreSQL cannot store: NUL and half of a surrogate pair, with `bad_format` (specification 22.14).
 */
export const text = (min: number, max: number) => z.string().trim().min(min).max(max).refine(isStorable, 'bad_format');

/** A typed or scanned code of at most `max` characters, in the form of labels (`scannedCode`). */
export const code = (max: number) => z.string().overwrite(scannedCode).min(1).max(max).refine(isStorable, 'bad_format');

export const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
/** An amount in a request, in fen. */
export const fen = z.int().min(0).max(maxFen);
/** An amount in an answer, in fen. */
export const fenOut = z.int();
export const instant = z.iso.datetime();
/**
 * An e-mail address in its stored form (`plainEmail`), by the pattern of the HTML standard. An internationalised domain
 * may be typed as people write it.
 */
export const email = z
  .string()
  .overwrite(plainEmail)
  .min(1)
  .max(254)
  .pipe(z.email({ pattern: z.regexes.html5Email }));
export const language = z.enum(languages);

type InOthers<T extends z.ZodType> = Record<(typeof otherLanguages)[number], T>;

/** A part for each language in which staff may write, but need not. */
export const inOthers = <T extends z.ZodType>(part: T): InOthers<T> =>
  Object.fromEntries(otherLanguages.map((language) => [language, part])) as InOthers<T>;

const withoutEmpty = <T extends object>(texts: T): T =>
  Object.fromEntries(Object.entries(texts).filter(([, one]) => one !== '')) as T;

/** A text that staff write in English and Chinese, and in each other language if they like; empty is as left out. */
export const written = <T extends z.ZodType<string>>(part: T) =>
  z.strictObject({ en: part, zh: part, ...inOthers(part.or(z.literal('')).optional()) }).overwrite(withoutEmpty);

/** The same in an answer. */
export const writtenOut = z.object({ en: z.string(), zh: z.string(), ...inOthers(z.string().optional()) });

/** `page` and `page_size` of a list; query parameters arrive as text. */
export const pageQuery = z.object({
  page: z.coerce.number().pipe(z.int().min(1).max(1_000_000)).default(1),
  page_size: z.coerce.number().pipe(z.int().min(1).max(maxPageSize)).default(defaultPageSize),
});

export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), page: z.int(), page_size: z.int(), total: z.int() });

/** `cursor` and `limit` of a list of the console; query parameters arrive as text. */
export const cursorQuery = z.object({
  cursor: z.string().min(1).max(1_000).optional(),
  limit: z.coerce.number().pipe(z.int().min(1).max(maxPageSize)).default(defaultPageSize),
});

/**
 * A list of everybody's data: pages by number as in `pageQuery`, or by the cursor of the page before, which stays fast
 * anywhere in a long list.
 */
export const longPageQuery = z.object({ ...pageQuery.shape, cursor: cursorQuery.shape.cursor });

export const cursorPageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), next: z.string().nullable(), count: z.int().nullable() });

/** `total` stops at one more than `countedItems`, where `count` is null. */
export const longPageOf = <T extends z.ZodType>(item: T) =>
  z.object({ ...pageOf(item).shape, next: z.string().nullable(), count: z.int().nullable() });
