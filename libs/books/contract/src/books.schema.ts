import { markCsvText, reasonMessage } from '@caravan/kernel';
import { fenOut, text, z } from '@caravan/kernel/zod';
import { bookAccounts, bookFormats, bookLimits as limits } from './book-accounts.ts';
import { daysOf } from './book-days.ts';

const earliest = '2000-01-01';
const latest = '2099-12-31';
const askedDate = z.iso
  .date({ abort: true })
  .refine((asked) => asked >= earliest && asked <= latest, { error: 'not_allowed', abort: true });

const country = z.string().regex(/^[A-Z]{2}$/);

/** A text of a file that another program compares with its own: nothing that a spreadsheet would mark or change. */
const compared = (most: number, reason: string) =>
  text(1, most).refine((written) => !/[\t\r\n]/.test(written) && markCsvText(written) === written, reason);

const account = z.strictObject({
  /** The account's number in the accounting program. */
  code: compared(10, 'book_code').regex(/^[A-Za-z0-9.-]+$/, 'book_code'),
  /** Its name there; sub-accounts follow a colon. */
  name: compared(100, 'book_name'),
});

const rate = z.int().min(1, 'vat_rate').max(5_000, 'vat_rate');

const vatOf = <Rate extends z.ZodType<number>>(rateBp: Rate) =>
  z
    .array(
      z.strictObject({
        /** The country of the supply, ISO 3166-1. */
        country,
        /** In basis points: 1900 is 19 %. */
        rate_bp: rateBp,
        /** As the accountant names this tax; it is part of the descriptions. */
        tax_code: compared(30, 'book_name'),
      }),
    )
    .max(limits.vatCountries)
    .superRefine((all, context) => {
      for (const [index, one] of all.entries())
        if (all.findIndex((other) => other.country === one.country) < index)
          context.addIssue({ code: 'custom', path: [index, 'country'], message: 'vat_twice' });
    });

const rule = {
  accounts: z.record(z.enum(bookAccounts), account),
  /** The name of the program's tax rate that adds no tax to a line, because VAT is a line already. */
  no_tax_name: compared(50, 'book_name'),
  /** The country in which goods and services are supplied; shipping is supplied in the country that it leads to. */
  own_country: country,
};

/** Accounts for the days that are closed from now on, and the VAT in their income (none at first). */
export const booksRuleChange = z.strictObject({ ...rule, vat: vatOf(rate) });
export const booksRule = z.object({ ...booksRuleChange.shape, version: z.int() });

/** A percentage as it is typed, in basis points. */
const percentText = z
  .string()
  .trim()
  .regex(/^\d{1,2}([.,]\d{1,2})?$/, 'vat_rate')
  .transform((typed) => Math.round(Number(typed.replace(',', '.')) * 100))
  .pipe(rate);

/** The fields of the rule as they are typed. */
export const booksRuleForm = z.strictObject({ ...rule, vat: vatOf(percentText) });

/** Days in the shop's time zone, both included. */
export const booksQuery = z
  .object({
    from: askedDate,
    to: askedDate,
    format: z.enum(['json', ...bookFormats]).optional(),
    /** Numbers the files; the first one by default. */
    part: z.coerce.number().int().min(1).max(limits.days).optional(),
  })
  .superRefine((asked, context) => {
    const days = daysOf(asked);
    if (days < 1) context.addIssue({ code: 'custom', path: ['to'], message: 'not_allowed' });
    else if (days > limits.days)
      context.addIssue({
        code: 'custom',
        path: ['from'],
        message: reasonMessage('too_many', { max: String(limits.days) }),
      });
  });

const count = z.int().min(0);
const sums = { debit_fen: fenOut, credit_fen: fenOut };

export const booksState = z.object({
  /** The last closed day; null before the first. */
  closed_through: z.iso.date().nullable(),
  /** The days that can be closed now; null if there are none. */
  open: z.object({ from: z.iso.date(), through: z.iso.date() }).nullable(),
});

/** The journal of the closed days of a period. */
export const books = z.object({
  ...booksState.shape,
  accounts: z.array(
    z.object({
      account: z.enum(bookAccounts),
      code: z.string(),
      name: z.string(),
      /** The country of the supply, if VAT of it is part of the income. */
      country: z.string().nullable(),
      tax_code: z.string().nullable(),
      ...sums,
    }),
  ),
  days: z.array(z.object({ day: z.iso.date(), lines: count, ...sums })),
  /** Each file of the journal has whole days. */
  files: count,
});

export const booksClosing = z.strictObject({
  /** The last day to close: all before it that are open are closed with it. */
  through: askedDate,
});

export type BooksRule = z.infer<typeof booksRule>;
export type BooksRuleChange = z.infer<typeof booksRuleChange>;
export type BooksRuleForm = z.input<typeof booksRuleForm>;
export type BooksQuery = z.infer<typeof booksQuery>;
export type Books = z.infer<typeof books>;
export type BooksState = z.infer<typeof booksState>;
export type BooksClosing = z.infer<typeof booksClosing>;
