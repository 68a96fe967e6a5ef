import { canonicalJson } from './canonical-json.ts';
import { checkStatement } from './check-statement.ts';
import { hasFields, isHash, isRefusal, isText, linesOf, readLine, type JsonObject } from './read-line.ts';
import { sha256Of } from './sha-256.ts';
import { statementFormat } from './statement-format.ts';
import { maxProofBytes, refuse, type CheckedReceipt, type Refusal, type Verdict } from './verdict.ts';

/** Names the format of a receipt's content; another format gets another name. */
export const receiptFormat = 'caravan.receipt/1' as const;

const isContent = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const checkReceipt = async (file: JsonObject): Promise<CheckedReceipt | Refusal> => {
  const { content, hash } = file;
  if (!hasFields(file, { content: isContent, hash: isHash }) || !isContent(content) || !isHash(hash))
    return refuse('wrong_fields');
  if (content.format !== receiptFormat) return refuse('unknown_format');
  const { subject, number } = content;
  if (!isText(subject) || !isText(number)) return refuse('wrong_fields');
  if ((await sha256Of(canonicalJson(content))) !== hash) return refuse('content_hash');
  return { ok: true, kind: 'receipt', subject, number, hash };
};

const textOf = (bytes: Uint8Array): string | undefined => {
  try {
    // A byte order mark is a change of the file, too.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/**
 * Checks a file that the shop gave out: a wallet statement or a receipt. Nothing but the file is needed. Never throws;
 * whatever a file contains, the answer says what it is or what is wrong with it.
 */
export const checkFile = async (bytes: Uint8Array): Promise<Verdict> => {
  if (bytes.length > maxProofBytes) return refuse('too_large');
  const text = textOf(bytes);
  if (text === undefined) return refuse('not_text');
  const lines = linesOf(text);
  const start = lines.next();
  if (start.done) return refuse('not_json');
  const first = readLine(start.value);
  if (isRefusal(first)) return first;
  if (first.format === statementFormat) return checkStatement(first, lines);
  if (!('content' in first)) return refuse('unknown_format');
  return lines.next().done ? checkReceipt(first) : refuse('after_end', 2);
};
