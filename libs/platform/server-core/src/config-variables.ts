import { createECDH } from 'node:crypto';
import { plainEmail } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';

const url = (protocols: readonly string[], words: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), `must be ${words}`);

const http = url(['http:', 'https:'], 'an http or https address');

const wholeNumber = (min: number, max: number) => {
  const words = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, words)
    .transform(Number)
    .refine((value) => value >= min && value <= max, words);
};

const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `must be one of ${values.join(', ')}`);

const switchOf = (fallback: 'on' | 'off') =>
  choice(['on', 'off'])
    .default(fallback)
    .transform((value) => value === 'on');

const origin = http.refine((value) => {
  // The previous check has reported this value.
  if (!URL.canParse(value)) return true;
  const { pathname, search, hash, username } = new URL(value);
  return pathname === '/' && !search && !hash && !username;
}, 'must be an origin such as https://shop.example, without a path');

const hostAndPort = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+):\d{1,5}$/i;

const listOf = (entry: RegExp, words: string) =>
  z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .refine((entries) => entries.every((one) => entry.test(one)), words);

const proxy = z
  .string()
  .default('off')
  .transform((value): boolean | number | string[] => {
    if (value === 'on' || value === 'off') return value === 'on';
    return /^\d{1,2}$/.test(value) ? Number(value) : value.split(/[\s,]+/).filter(Boolean);
  })
  .refine(
    (value) =>
      !Array.isArray(value) ||
      value.every((entry) => /^([0-9a-f:.]+(\/\d{1,3})?|loopback|linklocal|uniquelocal)$/i.test(entry)),
    'must be on, off, a number of proxies, or their addresses',
  );

const receiver = z
  .string()
  .transform((value) => value.split(';').map((part) => part.trim()))
  .refine(
    (parts) =>
      parts.length === 3 &&
      parts.every((part) => part.length > 0 && part.length <= 100) &&
      /^[A-Z]{2}$/.test(parts[2] ?? ''),
    'must be a name, a city and a country code, as in Caravan Trading Ltd; Shenzhen; CN',
  )
  .transform(([name = '', city = '', country = '']) => ({ name, city, country }));

/** A number of the curve P-256, except those outside its order. */
const isVapidKey = (value: string): boolean => {
  const bytes = Buffer.from(value, 'base64url');
  if (bytes.length !== 32 || bytes.toString('base64url') !== value) return false;
  try {
    createECDH('prime256v1').setPrivateKey(bytes);
    return true;
  } catch {
    return false;
  }
};

const visible = z.string().regex(/^[\x21-\x7e]+$/, 'must be visible ASCII without spaces');

/**
 * Currencies in which PayPal takes payments and that have hundredths. It takes yuan from accounts within China only, and
 * whole forints, yen and Taiwan dollars.
 */
const paypalCurrencies = [
  ...(['AUD', 'BRL', 'CAD', 'CHF', 'CZK', 'DKK', 'EUR', 'GBP', 'HKD', 'ILS'] as const),
  ...(['MXN', 'MYR', 'NOK', 'NZD', 'PHP', 'PLN', 'SEK', 'SGD', 'THB', 'USD'] as const),
] as const;

/** Every environment variable that a server reads, and the values that it accepts. */
export const configVariables = z.object({
  CARAVAN_ENV: choice(['development', 'test', 'production']).default('development'),
  CARAVAN_ROLE: choice(['all', 'web', 'jobs']).default('all'),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[a-z0-9.:_-]+$/i, 'must be a host name or an address')
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('./.data'),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'a postgres:// address').optional(),
  MIGRATE_DATABASE_URL: url(['postgres:', 'postgresql:'], 'a postgres:// address').optional(),
  DATABASE_POOLER: choice(['none', 'transaction']).default('none'),
  DATABASE_DIRECT_URL: url(['postgres:', 'postgresql:'], 'a postgres:// address').optional(),
  DATABASE_POOL: wholeNumber(2, 500).default(20),
  SMTP_URL: url(['smtp:', 'smtps:'], 'an smtp:// or smtps:// address').optional(),
  PUBLIC_URL: origin.optional(),
  CONSOLE_URL: origin.optional(),
  TRUST_PROXY: proxy,
  RATE_LIMITS: switchOf('on'),
  CONNECTIONS_PER_ADDRESS: wholeNumber(1, 100_000).default(250),
  SHUTDOWN_DELAY: wholeNumber(0, 300).default(0),
  INSTANCE_NAME: z
    .string()
    .regex(/^[\w.:-]{1,64}$/, 'must be 1-64 letters, digits, or one of . : _ -')
    .optional(),
  /** Read by OpenTelemetry itself. */
  OTEL_EXPORTER_OTLP_ENDPOINT: http.optional(),
  METRICS_TOKEN: visible.optional(),
  LOG_LEVEL: choice(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  STRIPE_SECRET_KEY: visible.optional(),
  STRIPE_WEBHOOK_SECRET: visible.optional(),
  STRIPE_API_BASE: http.optional(),
  PAYPAL_CLIENT_ID: visible.optional(),
  PAYPAL_CLIENT_SECRET: visible.optional(),
  PAYPAL_WEBHOOK_ID: visible.optional(),
  PAYPAL_ENVIRONMENT: choice(['live', 'sandbox']).optional(),
  PAYPAL_CURRENCY: choice(paypalCurrencies).default('USD'),
  PAYPAL_API_BASE: http.optional(),
  WESTPAY_RECEIVER: receiver.optional(),
  EXCHANGE_RATES: choice(['product', 'ecb']).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_ENDPOINT: http.optional(),
  S3_REGION: visible.default('us-east-1'),
  S3_ACCESS_KEY_ID: visible.optional(),
  S3_SECRET_ACCESS_KEY: visible.optional(),
  S3_PATH_STYLE: choice(['on', 'off']).optional(),
  GOODS_ALLOW_HOSTS: listOf(hostAndPort, 'must be a list of host:port'),
  GOODS_ONEBOUND_KEY: visible.optional(),
  GOODS_ONEBOUND_SECRET: visible.optional(),
  GOODS_TMAPI_TOKEN: visible.optional(),
  SEVENTEEN_TRACK_KEY: visible.optional(),
  SEVENTEEN_TRACK_API_BASE: http.optional(),
  EASYPOST_API_KEY: visible.optional(),
  EASYPOST_API_BASE: http.optional(),
  EASYPOST_WEBHOOK_SECRET: visible.optional(),
  SHIPPO_API_KEY: visible.optional(),
  SHIPPO_API_BASE: http.optional(),
  ALIBABA_SMS_KEY: visible.optional(),
  ALIBABA_SMS_SECRET: visible.optional(),
  ALIBABA_SMS_SENDER: z
    .string()
    .regex(/^(?:[A-Za-z0-9]{1,11}|\d{1,15})$/, 'must be 1-11 letters and digits, or 1-15 digits')
    .optional(),
  ALIBABA_SMS_API_BASE: http.optional(),
  WEB_PUSH_SUBJECT: url(['https:', 'mailto:'], 'an https or mailto address').optional(),
  WEB_PUSH_PRIVATE_KEY: z
    .string()
    .refine(isVapidKey, 'must be a private VAPID key: 32 bytes in base64url, as of npx web-push generate-vapid-keys')
    .optional(),
  STAFF_EMAIL: z
    .string()
    .overwrite(plainEmail)
    .pipe(z.email({ pattern: z.regexes.html5Email, error: 'must be an e-mail address' }))
    .optional(),
  STAFF_KEY: z
    .string()
    .refine((value) => /^[A-Za-z0-9+/]{43}=$/.test(value), 'must be 32 bytes in base64, as of openssl rand -base64 32')
    .optional(),
  STAFF_SECOND_FACTOR: choice(['offered', 'required']).optional(),
  STAFF_PASSWORD: z
    .string()
    .regex(/^(?=.*[A-Za-z])(?=.*\d)[A-Za-z0-9]{6,20}$/, 'must be 6-20 letters or digits with at least one of each')
    .optional(),
});

export type ConfigVariables = z.infer<typeof configVariables>;
