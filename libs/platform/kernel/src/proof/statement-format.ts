import { canonicalJson } from './canonical-json.ts';

/** Names the format of a wallet statement; another format gets another name. */
export const statementFormat = 'caravan.statement/1';

/** The first line: whose wallet it is. Its hash is the `prev` of the first row. */
export interface StatementHeader {
  format: typeof statementFormat;
  /** The id of the account. */
  account: string;
  currency: 'CNY';
}

/** One movement of the wallet. Amounts are in fen, incoming money is positive. */
export interface StatementRow {
  /** 1 for the first row, then without gaps. */
  sequence: number;
  transaction_no: string;
  at: string;
  type: string;
  /** The kind of the payment target, such as `order`, and its numbers. */
  kind: string | null;
  refs: readonly string[];
  remark_en: string;
  remark_zh: string;
  amount_fen: number;
  balance_after_fen: number;
}

/** A row with its links: the hash of the line before, and its own over everything else, `prev` included. */
export interface SealedRow extends StatementRow {
  prev: string;
  hash: string;
}

/** The last line, by which a file that was cut off is noticed. */
export interface StatementEnd {
  rows: number;
  balance_fen: number;
  /** The hash of the last row, or of the first line if there are no rows. */
  head: string;
}

type Digest = (text: string) => string;

/** The hash of the first line. */
export const headerHash = (header: StatementHeader, digest: Digest): string => digest(canonicalJson({ ...header }));

/** The hash of a row covers this text. */
const rowText = (row: StatementRow & { prev: string }): string => canonicalJson({ ...row });

/** Links a row to the one before. */
export const sealRow = (row: StatementRow, prev: string, digest: Digest): SealedRow => ({
  ...row,
  prev,
  hash: digest(rowText({ ...row, prev })),
});

/** One line of a statement. Every line is in canonical form, so each byte of the file is determined. */
export const statementLine = (line: StatementHeader | SealedRow | StatementEnd): string =>
  `${canonicalJson({ ...line })}\n`;
