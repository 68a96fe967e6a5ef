import { maxFen } from '@caravan/kernel';
import { cursorPageOf, cursorQuery, fenOut, id, instant, shopNumber, text, z } from '@caravan/kernel/zod';
import { maxImportedRows } from './parcel-states.ts';
import { bookStates, statementOutcomes } from './statement-states.ts';

const accountName = text(1, 100);
const earliest = '2000-01-01';
const latest = '2099-12-31';

/** A day of a statement, as the shop's platform writes it: in Beijing time. */
const day = z.iso.date({ abort: true }).refine((asked) => asked >= earliest && asked <= latest, 'not_allowed');

export const statementRow = z.strictObject({
  supplier_order_no: shopNumber,
  /** Payments are positive, and refunds of the shop are negative. */
  amount_fen: z.int().min(-maxFen).max(maxFen),
  paid_on: day,
  /** If the row is of another account than the rest. */
  account: accountName.optional(),
  note: text(0, 500).default(''),
});

/** The rows of a statement that finance exported from an account at a shop's platform. */
export const statementImport = z.strictObject({
  account: accountName,
  rows: z.array(statementRow).min(1).max(maxImportedRows),
  /** Tells what would happen and changes nothing. */
  dry_run: z.boolean().default(false),
});

const count = z.int().min(0);

/** The result of each row, in their order, and their sums. */
export const statementImported = z.object({
  rows: z.array(
    z.object({
      outcome: z.enum(statementOutcomes),
      purchase_id: id.nullable(),
      /** The sum of all lines with this number, these rows included; null for a row that is not stored now. */
      statement_fen: fenOut.nullable(),
      /**
       * Recorded payment, less the seller's refunds for returns; null without a purchase, and for a purchase without an
       * amount.
       */
      paid_fen: fenOut.nullable(),
      /** Set for a refused row, in the caller's language. */
      reason: z.string().nullable(),
      message: z.string().nullable(),
    }),
  ),
  totals: z.object({
    outcomes: z.record(z.enum(statementOutcomes), count),
    /** The payments of the rows that are stored, or would be. */
    paid_fen: fenOut,
    /** The refunds in these rows, as a positive amount. */
    refunded_fen: fenOut,
  }),
});

export const statementLine = z.object({
  id,
  account: z.string(),
  supplier_order_no: z.string(),
  amount_fen: fenOut,
  paid_on: z.iso.date(),
  note: z.string(),
  /** The purchase with this number; null if there is none yet. */
  purchase_id: id.nullable(),
  /** The name of the member of staff who imported it. */
  imported_by: z.string(),
  imported_at: instant,
});

export const statementLinesQuery = z.object({
  ...cursorQuery.shape,
  /** `unknown`: no purchase has the number of the line. */
  state: z.enum(['unknown']).optional(),
  /** The lines with exactly this number of the shop. */
  number: shopNumber.optional(),
  /** Part of the number, of the account or of the note. */
  q: text(0, 100).optional(),
});
export const statementLinePage = cursorPageOf(statementLine);

/** A note that a difference is in order, with the amounts that finance saw. */
export const settlementOfPurchase = z.strictObject({
  note: text(1, 500),
  statement_fen: fenOut,
  /** The recorded payment, less the seller's refunds for returns. */
  paid_fen: fenOut,
});

/** The field of its form. */
export const settlementForm = settlementOfPurchase.pick({ note: true });

/** A purchase beside the statements. */
export const purchaseBooks = {
  /** The seller's refunds for goods that were returned; the statements have them, too. */
  repaid_fen: fenOut,
  /** The sum of the statement lines with the purchase's number; null without any. */
  statement_fen: fenOut.nullable(),
  books: z.enum(bookStates),
  /** Finance noted that the difference of these amounts is in order; null without a note. */
  settlement: z.object({ note: z.string(), by: z.string(), at: instant }).nullable(),
};

export type StatementRow = z.infer<typeof statementRow>;
export type StatementImport = z.infer<typeof statementImport>;
export type StatementImported = z.infer<typeof statementImported>;
export type StatementLine = z.infer<typeof statementLine>;
export type StatementLinesQuery = z.infer<typeof statementLinesQuery>;
export type StatementLinePage = z.infer<typeof statementLinePage>;
export type SettlementForm = z.infer<typeof settlementForm>;
export type SettlementOfPurchase = z.infer<typeof settlementOfPurchase>;
