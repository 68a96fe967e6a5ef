import type { Language } from './language.ts';

/** One failure reason: its HTTP status and its text in both languages; a parameter replaces `{name}`. */
export interface Reason {
  status: number;
  en: string;
  zh: string;
}

export type ReasonTable = Readonly<Record<string, Reason>>;

/** Declares a feature's reasons; each reason has a text in both languages. */
/* @__NO_SIDE_EFFECTS__ */
export const defineReasons = <const T extends ReasonTable>(table: T): T => table;

/** The reasons that every feature may answer (specification 22.9), and the field messages of schemas. */
export const commonReasons = defineReasons({
  bad_request: { status: 400, en: 'This request could not be read', zh: '请求内容无法识别' },
  idempotency_key_required: {
    status: 400,
    en: 'This action needs an Idempotency-Key header',
    zh: '该操作缺少 Idempotency-Key 请求头',
  },
  login_required: { status: 401, en: 'Please login first', zh: '请先登录' },
  token_invalid: {
    status: 401,
    en: 'This access token is unknown, expired or revoked',
    zh: '访问令牌无效、已过期或已撤销',
  },
  token_scope_missing: {
    status: 403,
    en: 'This access token may not make this call',
    zh: '该访问令牌没有此操作的权限',
  },
  forbidden: { status: 403, en: 'You are not allowed to do this', zh: '您没有权限进行该操作' },
  second_factor_required: {
    status: 403,
    en: 'Please set up the second step of your login first',
    zh: '请先设置两步验证',
  },
  confirm_needed: {
    status: 403,
    en: 'Please confirm with a code from your authenticator app',
    zh: '请输入身份验证器中的验证码进行确认',
  },
  not_found: { status: 404, en: 'We could not find this', zh: '没有找到相关内容' },
  wrong_state: {
    status: 409,
    en: 'This has changed in the meantime. Please reload the page',
    zh: '状态已发生变化，请刷新页面后再试',
  },
  changed_meanwhile: {
    status: 409,
    en: 'Somebody else has changed this in the meantime',
    zh: '其他同事刚刚修改了此内容',
  },
  approval_needed: {
    status: 422,
    en: 'This amount needs the approval of a second person',
    zh: '该金额须由另一位同事审批',
  },
  request_in_progress: { status: 409, en: 'The same request is still being processed', zh: '相同的请求正在处理中' },
  too_large: { status: 413, en: 'This is too large', zh: '内容过大' },
  unsupported_media_type: { status: 415, en: 'This type of content is not accepted', zh: '不支持该内容类型' },
  invalid: { status: 422, en: 'Please check the marked fields', zh: '请检查标出的内容' },
  idempotency_key_reused: {
    status: 422,
    en: 'This Idempotency-Key was used for another request',
    zh: '该 Idempotency-Key 已用于其他请求',
  },
  too_many_requests: { status: 429, en: 'Too many attempts. Please wait a moment', zh: '操作过于频繁，请稍后再试' },
  internal: { status: 500, en: 'Something went wrong on our side', zh: '服务器出现问题' },
  storage_full: {
    status: 507,
    en: 'This cannot be saved at the moment. Please try again later',
    zh: '暂时无法保存，请稍后再试',
  },
  unavailable: { status: 503, en: 'The service is busy. Please try again shortly', zh: '服务繁忙，请稍后再试' },

  required: { status: 422, en: 'Please fill this in', zh: '请填写此项' },
  not_text: { status: 422, en: 'Please enter text', zh: '请输入文字' },
  not_number: { status: 422, en: 'Please enter a number', zh: '请输入数字' },
  not_whole: { status: 422, en: 'Please enter a whole number', zh: '请输入整数' },
  not_allowed: { status: 422, en: 'This choice is not available', zh: '该选项不可用' },
  not_email: { status: 422, en: 'Please enter a valid e-mail address', zh: '请输入有效的邮箱地址' },
  not_url: { status: 422, en: 'Please enter a valid link', zh: '请输入有效的链接' },
  bad_format: { status: 422, en: 'This does not have the expected format', zh: '格式不正确' },
  too_short: { status: 422, en: 'At least {min} characters', zh: '至少 {min} 个字符' },
  too_long: { status: 422, en: 'At most {max} characters', zh: '最多 {max} 个字符' },
  too_small: { status: 422, en: 'At least {min}', zh: '不能小于 {min}' },
  too_big: { status: 422, en: 'At most {max}', zh: '不能大于 {max}' },
  too_few: { status: 422, en: 'Choose at least {min}', zh: '至少选择 {min} 项' },
  too_many: { status: 422, en: 'At most {max} entries', zh: '最多 {max} 项' },
  unknown_field: { status: 422, en: 'Unknown field', zh: '未知的字段' },
});

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
  const params = Object.fromEntries(rest.split(',').map((pair) => pair.split('=') as [string, string]));
  return definition[language].replaceAll(/\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole);
};

/** The text of a failure in one language; its data replaces `{name}`. */
export const failureMessage = (
  { definition, data }: Pick<Failure, 'definition' | 'data'>,
  language: Language,
): string =>
  definition[language].replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(data, name) ? String(data[name]) : whole,
  );
