/** Files that prove themselves: their canonical form, their hashes, and how anybody checks them. Needs no network. */
export { canonicalJson, type Json } from './canonical-json.ts';
export { checkFile, receiptFormat } from './check-file.ts';
export { compareStatements, type Continuation } from './check-statement.ts';
export { sha256Of } from './sha-256.ts';
export {
  headerHash,
  sealRow,
  statementFormat,
  statementLine,
  type SealedRow,
  type StatementEnd,
  type StatementHeader,
  type StatementRow,
} from './statement-format.ts';
export {
  maxProofBytes,
  proofFaults,
  type CheckedStatement,
  type CheckedReceipt,
  type ProofFault,
  type Refusal,
  type Verdict,
} from './verdict.ts';
