import { byLanguage, inLanguages, languageTable, type InLanguages, type Language } from './language.ts';
import { formatFen } from './money.ts';
import type { texts as en } from './reasons/en.ts';

/**
 * One failure reason: its HTTP status and its text in each language. A parameter replaces `{name}`, whose ending tells
 * its unit: one in fen (`{max_fen}`) becomes an amount in the form of the language, and kilograms and centimetres (`_kg`,
 * `_cm`) get its decimal mark.
 */
export interface Reason {
  status: number;
  text: InLanguages<string>;
}

export type ReasonTable = Readonly<Record<string, Reason>>;

/** The texts of the reasons by language: a file for each. */
const reasonTexts = byLanguage(
  import.meta.glob<Record<keyof typeof en, string>>('./reasons/??.ts', { eager: true, import: 'texts' }),
);

/** Declares a feature's reasons by their status. `texts` has the text of each in each language, and perhaps more. */
/* @__NO_SIDE_EFFECTS__ */
export const defineReasons = <const Name extends string>(
  statuses: Readonly<Record<Name, number>>,
  texts: InLanguages<Readonly<Record<NoInfer<Name>, string>>>,
): Readonly<Record<Name, Reason>> =>
  Object.fromEntries(
    Object.entries<number>(statuses).map(([name, status]): [string, Reason] => [
      name,
      { status, text: inLanguages((language) => texts[language][name as Name]) },
    ]),
  ) as Record<Name, Reason>;

/** The reasons that every feature may answer (specification 22.9), and the field messages of schemas. */
export const commonReasons = defineReasons(
  {
    bad_request: 400,
    idempotency_key_required: 400,
    login_required: 401,
    token_invalid: 401,
    token_scope_missing: 403,
    forbidden: 403,
    second_factor_required: 403,
    confirm_needed: 403,
    not_found: 404,
    wrong_state: 409,
    changed_meanwhile: 409,
    other_account: 409,
    approval_needed: 422,
    request_in_progress: 409,
    page_too_large: 422,
    too_large: 413,
    unsupported_media_type: 415,
    invalid: 422,
    idempotency_key_reused: 422,
    too_many_requests: 429,
    internal: 500,
    storage_full: 507,
    unavailable: 503,
    required: 422,
    not_text: 422,
    not_number: 422,
    not_whole: 422,
    not_allowed: 422,
    not_email: 422,
    not_url: 422,
    bad_format: 422,
    too_short: 422,
    too_long: 422,
    too_small: 422,
    too_big: 422,
    too_few: 422,
    too_many: 422,
    unknown_field: 422,
    amount_invalid: 422,
    not_a_picture: 422,
    too_many_pixels: 422,
  },
  reasonTexts,
);

export type CommonReason = keyof typeof commonReasons;

/** More keys of `data` besides `reason`, such as `fields` or `price_fen`. */
export type FailureData = Readonly<Record<string, unknown>>;

/** An expected failure; one error handler turns it into the envelope. */
export class Failure extends Error {
  override readonly name = 'Failure';
  constructor(
    readonly reason: string,
    readonly definition: Reason,
    readonly data: FailureData = {},
    /** More response headers, such as `Retry-After` in seconds. */
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(reason);
  }
}

/**
 * Makes a feature's `fail`: `throw fail('refund_time_expired')`. It accepts the feature's reasons and the common ones.
 */
/* @__NO_SIDE_EFFECTS__ */
export const failer = <T extends ReasonTable>(table: T) => {
  const all: Record<string, Reason | undefined> = { ...commonReasons, ...table };
  return (
    reason: (keyof T & string) | CommonReason,
    data: FailureData = {},
    headers: Record<string, string> = {},
  ): Failure => {
    const definition = all[reason];
    if (!definition) throw new Error(`reason without a definition: ${reason}`);
    return new Failure(reason, definition, data, headers);
  };
};

export const fail = failer({});

const written = (name: string, value: unknown, language: Language): string => {
  if (name.endsWith('_fen')) return formatFen(Number(value), language);
  const { decimal } = languageTable[language].numbers;
  return /_(kg|cm)$/.test(name) ? String(value).replace('.', decimal) : String(value);
};

const fillIn = (text: string, language: Language, values: FailureData): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? written(name, values[name], language) : whole,
  );

/** Writes a schema message with parameters: `too_long:max=500`. */
export const reasonMessage = (reason: string, params: Record<string, string | number> = {}): string => {
  const written = Object.entries(params).map(([name, value]) => `${name}=${value}`);
  return written.length ? `${reason}:${written.join(',')}` : reason;
};

/** The text of a schema message in one language; an unknown message is returned unchanged. */
export const reasonText = (message: string, language: Language, table: ReasonTable = {}): string => {
  const [reason = '', rest = ''] = message.split(':', 2);
  const definition =
    (table as Record<string, Reason | undefined>)[reason] ??
    (commonReasons as Record<string, Reason | undefined>)[reason];
  if (!definition) return message;
  // A value may have commas.
  const pairs = rest.split(/,(?=\w+=)/);
  const params = Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string]));
  return fillIn(definition.text[language], language, params);
};

/** The text of a failure in one language; its data replaces `{name}`. */
export const failureMessage = (
  { definition, data }: Pick<Failure, 'definition' | 'data'>,
  language: Language,
): string => fillIn(definition.text[language], language, data);
