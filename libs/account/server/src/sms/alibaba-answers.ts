import { z } from '@caravan/kernel/zod';
import { TextsUnavailable, type TextOutcome, type TextTrouble } from '../ports/text-sender.ts';

/** The parts of an answer of `SendMessageToGlobe` that we read. Errors of the API's front have `Code` instead. */
const answer = z.object({
  ResponseCode: z.string().max(200).optional(),
  Code: z.string().max(200).optional(),
  MessageId: z.string().max(200).nullish().catch(null),
  Segments: z.coerce.number().int().min(1).max(100).nullish().catch(null),
});

/**
 * Codes that concern our account or the gateway, not one message, by the vendor's list of error codes
 * (https://www.alibabacloud.com/help/en/sms/developer-reference/error-codes).
 */
const troubles: Readonly<Record<string, TextTrouble>> = {
  AMOUNT_NOT_ENOUGH: 'money',
  OUT_OF_SERVICE: 'money',
  ACCOUNT_NOT_EXISTS: 'key',
  ACCOUNT_ILLEGAL: 'key',
  FORBIDDEN_ACTION: 'key',
  RAM_PERMISSION_DENY: 'key',
  PRODUCT_NOT_SUBSCRIBED: 'key',
  INVALID_SENDERID: 'sender',
  QPS_LIMIT_CONTROL: 'rate',
  ONLINE_BILLING_FAILED: 'unreachable',
  SYSTEM_ERROR: 'unreachable',
};

/** Codes of the API's front, which stand before the gateway. They have further words after a point. */
const fronts: readonly (readonly [RegExp, TextTrouble])[] = [
  [/^Throttling/, 'rate'],
  [/^ServiceUnavailable/, 'unreachable'],
  [/^(InvalidAccessKeyId|SignatureDoesNotMatch|IncompleteSignature|InvalidTimeStamp|Forbidden|NoPermission)/, 'key'],
];

const troubleOf = (code: string): TextTrouble | undefined =>
  Object.hasOwn(troubles, code) ? troubles[code] : fronts.find(([pattern]) => pattern.test(code))?.[1];

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/** Something on the way sent our request twice, and the answer to the first one is lost. */
const isRepeated = (code: string | undefined): boolean => code === 'SignatureNonceUsed';

/**
 * Reads the outcome of a message of so many parts. An answer that cannot be read, or that is a failure behind the
 * front, leaves it unknown: the message may have been taken.
 */
export const readAnswer = (status: number, body: string, parts: number): TextOutcome => {
  const read = answer.safeParse(parsed(body)).data;
  const code = read?.ResponseCode ?? read?.Code;
  if (code === 'OK') return { result: 'sent', id: read?.MessageId ?? null, parts: read?.Segments ?? parts };
  const trouble = code === undefined ? undefined : troubleOf(code);
  if (code !== undefined && trouble) throw new TextsUnavailable(trouble, `code ${code}`);
  if (status === 429) throw new TextsUnavailable('rate', 'status 429');
  if (status === 503) throw new TextsUnavailable('unreachable', 'status 503');
  const isBehind = read?.ResponseCode === undefined && status >= 500;
  return code === undefined || isBehind || isRepeated(code) ? { result: 'unknown' } : { result: 'refused', code };
};
