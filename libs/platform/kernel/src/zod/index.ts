import { languages, otherLanguages } from '../language.ts';
import { defaultPageSize, maxPageSize } from '../pagination.ts';
import { maxFen, parseYuan } from '../money.ts';
import { plainEmail } from '../plain-email.ts';
import { scannedCode } from '../scanned-code.ts';
import { isStorable } from '../storable-text.ts';
import { z } from './z.ts';

export * from './tracking-number.ts';
export { z };

/**
 * Trimmed text of `min` to `max` characters. A character is a Unicode code point, as `characterCount` counts it and as
 * `minLength` and `maxLength` of JSON Schema do; HTML's `maxlength` counts code units (specification 22.13). Refuses what
 * PostgreSQL cannot store: NUL and half of a surrogate pair, with `bad_format` (specification 22.14).
 */
export const text = (min: number, max: number) => z.string().trim().min(min).max(max).refine(isStorable, 'bad_format');

/** Signs of Chinese texts as Latin texts have them; those in full width are made narrow before. */
const latinSigns: Readonly<Record<string, string>> = {
  '。': '.',
  '、': ',',
  '「': '"',
  '」': '"',
  '《': '"',
  '》': '"',
};
const inLatinSigns = (written: string): string =>
  written.normalize('NFKC').replaceAll(/[。、「」《》]/g, (sign) => latinSigns[sign] ?? sign);

/** Latin letters, digits, and the signs of European texts. */
const latin = /^[\p{Script=Latin}\p{Mark}0-9 -~\u00a1-\u00bf×÷\u2010-\u2027\u2030-\u205e\u20a0-\u20cf]*$/u;

/**
 * A text for labels and papers abroad, which are printed and read in Latin letters: signs of a Chinese keyboard become
 * their plain ones, and what else is not Latin is refused with `not_latin`.
 */
export const latinText = (min: number, max: number) =>
  z
    .string()
    .overwrite(inLatinSigns)
    .trim()
    .min(min)
    .max(max)
    .refine(isStorable, 'bad_format')
    .refine((written) => latin.test(written), 'not_latin');

/** A typed or scanned code of at most `max` characters, in the form of labels (`scannedCode`). */
export const code = (max: number) => z.string().overwrite(scannedCode).min(1).max(max).refine(isStorable, 'bad_format');

/** The numbers of orders, goods, packages, services, pick lists and hand-overs: a bin with such a code could not be scanned. */
const numberForm = /^(CV|FP|HO|IT|PK|PL|SV|TX)\d{4}[0-9A-Z]{7}$/;

/** The number of an order. */
export const orderNumber = z.string().regex(/^CV[A-Z0-9-]{4,30}$/);
/** The number of a package. */
export const packageNumber = z.string().regex(/^PK[A-Z0-9-]{4,30}$/);

/** As staff write and scan it: upper case, and not like a number of the shop. */
export const binCode = code(30)
  .regex(/^[A-Z0-9][A-Z0-9._-]*$/)
  .refine((written) => !numberForm.test(written), 'bin_code_reserved');

/** The code by which a shop calls one of its warehouses. */
export const warehouseId = code(20).regex(/^[A-Z0-9-]+$/);
/** A warehouse by the name that the shop gave it. */
export const warehouseName = z.object({ id: z.string(), name: z.string() });

export const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
/** An amount in a request, in fen. */
export const fen = z.int().min(0).max(maxFen);
/** An amount in an answer, in fen. */
export const fenOut = z.int();
/** An amount in yuan as a person types it; the output is in fen. */
export const yuanText = z
  .string()
  .trim()
  .min(1)
  .transform((typed, context) => {
    const amount = parseYuan(typed);
    if (amount !== undefined) return amount;
    context.issues.push({ code: 'custom', message: 'amount_invalid', input: typed });
    return z.NEVER;
  });

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

/** English and Chinese stay, also empty: a form sends what it has read, and a call needs both. */
const withoutEmpty = <T extends object>(texts: T): T =>
  Object.fromEntries(Object.entries(texts).filter(([key, one]) => one !== '' || key === 'en' || key === 'zh')) as T;

/** A text that staff write in English and Chinese, and in each other language if they like; empty is as left out there. */
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
