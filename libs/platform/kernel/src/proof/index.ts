/** Files that prove themselves: their canonical form, their hashes, and how anybody checks them. Needs no network. */
export { canonicalJson } from './canonical-json.ts';
export { checkFile, receiptFormat } from './check-file.ts';
export { compareStatements } from './check-statement.ts';
export { sha256Of } from './sha-256.ts';
export {
  headerHash,
  sealRow,
  statementFormat,
  statementLine,
  type SealedRow,
  type StatementHeader,
  type StatementRow,
} from './statement-format.ts';
export { maxProofBytes, type CheckedStatement, type CheckedReceipt, type Refusal, type Verdict } from './verdict.ts';
