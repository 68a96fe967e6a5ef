import * as z from 'zod';
import { reasonMessage } from '../reasons.ts';
import { defaultPageSize, maxPageSize } from '../pagination.ts';
import { maxFen } from '../money.ts';

/**
 * Zod for contracts' schemas: messages are reason keys (translated by one table on both sides), and in the browser it never tries to
 * compile code, which our Content-Security-Policy forbids and would report.
 */
const kinds: Record<string, string> = { string: 'not_text', number: 'not_number', int: 'not_whole' };

const sized = (kind: 'small' | 'big', origin: string, limit: number | bigint): string => {
  const params: Record<string, string> = kind === 'small' ? { min: String(limit) } : { max: String(limit) };
  if (origin === 'string') return kind === 'small' ? (limit === 1 ? 'required' : reasonMessage('too_short', params)) : reasonMessage('too_long', params);
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

/** Trimmed text of `min` to `max` characters (code units, as HTML's maxlength counts); no NUL, which PostgreSQL cannot keep. */
export const text = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .refine((value) => !value.includes('\u0000'), 'bad_format');

export const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
/** An amount a caller may send, in fen. */
export const fen = z.int().min(0).max(maxFen);
/** An amount in an answer, in fen. */
export const fenOut = z.int();
export const instant = z.iso.datetime();
/** E-mail in the form we keep: trimmed, lower case. */
export const email = z.string().trim().toLowerCase().min(1).max(254).pipe(z.email());
export const language = z.enum(['en', 'zh']);

/** `page` and `page_size` of a list; query keys arrive as text. */
export const pageQuery = z.object({
  page: z.coerce.number().pipe(z.int().min(1).max(1_000_000)).default(1),
  page_size: z.coerce.number().pipe(z.int().min(1).max(maxPageSize)).default(defaultPageSize),
});

export const pageOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), page: z.int(), page_size: z.int(), total: z.int() });

/** The envelope around an answer's data, for checks of whole responses. */
export const envelopeOf = <T extends z.ZodType>(data: T) => z.strictObject({ code: z.literal(200), message: z.string(), data });
