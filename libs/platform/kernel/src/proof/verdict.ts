/** Why a file is not what the shop gave out. Each has a text on the storefront's page and in the command-line tool. */
export type ProofFault =
  | 'too_large'
  | 'not_text'
  | 'not_json'
  | 'unknown_format'
  | 'not_canonical'
  | 'wrong_fields'
  | 'cut_off'
  | 'after_end'
  | 'sequence'
  | 'row_hash'
  | 'chain'
  | 'balance'
  | 'end'
  | 'content_hash';

/** A fault and the line of the file that has it, from 1. */
export interface Refusal {
  ok: false;
  fault: ProofFault;
  line: number;
}

/** A statement whose rows, chain and balance are right. */
export interface CheckedStatement {
  ok: true;
  kind: 'statement';
  account: string;
  balanceFen: number;
  head: string;
  /** The hash of each row; the number of a row is its place, from 1. */
  hashes: readonly string[];
}

/** A receipt whose hash is that of its content. */
export interface CheckedReceipt {
  ok: true;
  kind: 'receipt';
  /** `order` or `package`, and its number. */
  subject: string;
  number: string;
  hash: string;
}

export type Verdict = Refusal | CheckedStatement | CheckedReceipt;

/** Files above this are refused before they are read: about 150,000 rows. */
export const maxProofBytes = 64 * 1024 * 1024;
/** Lines above this are not read as JSON, except for a receipt, which is one line. */
export const maxLineLength = 64 * 1024;

export const refuse = (fault: ProofFault, line = 1): Refusal => ({ ok: false, fault, line });
