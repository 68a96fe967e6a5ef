import { resolve } from 'node:path';
import { z } from '@caravan/kernel/zod';

/** How this process runs, read once from the environment (api.md, Configuration). */
export interface Config {
  environment: 'development' | 'test' | 'production';
  production: boolean;
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  /** Absent: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined;
  databasePool: number;
  /** Absent: mails are kept and shown at `/dev/mail`. */
  smtpUrl: string | undefined;
  /** Origin of links in mails and of canonical addresses, without a trailing slash; never the Host header. */
  publicUrl: string;
  trustProxy: boolean | number | string[];
  rateLimits: boolean;
  metricsToken: string | undefined;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  stripe: { secretKey: string | undefined; webhookSecret: string | undefined; apiBase: string | undefined };
  /** Who Western Union pays remittances out to; absent: nobody, so that outside production instructions are for show only. */
  westpayReceiver: { name: string; city: string; country: string } | undefined;
  /** Where exchange rates come from: the product's own, as they stand in it, or the European Central Bank's daily file. */
  exchangeRates: 'product' | 'ecb';
  goods: {
    /** `host:port` that the fetcher may reach although private; always empty in production. */
    allowHosts: string[];
    onebound: { key: string; secret: string } | undefined;
    tmapiToken: string | undefined;
  };
  /** The first staff account, where one is wished for. */
  staff: { email: string; password: string } | undefined;
}

export type ConfigResult = { ok: true; config: Config } | { ok: false; problems: string[] };

type Environment = Readonly<Record<string, string | undefined>>;

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

const choice = <const T extends readonly [string, ...string[]]>(values: T) => z.enum(values, `must be one of ${values.join(', ')}`);

const switchOf = (fallback: 'on' | 'off') =>
  choice(['on', 'off'])
    .default(fallback)
    .transform((value) => value === 'on');

const origin = http.refine((value) => {
  // The check before this one has said so already.
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
    (value) => !Array.isArray(value) || value.every((entry) => /^([0-9a-f:.]+(\/\d{1,3})?|loopback|linklocal|uniquelocal)$/i.test(entry)),
    'must be on, off, a number of proxies, or their addresses',
  );

const receiver = z
  .string()
  .transform((value) => value.split(';').map((part) => part.trim()))
  .refine(
    (parts) => parts.length === 3 && parts.every((part) => part.length > 0 && part.length <= 100) && /^[A-Z]{2}$/.test(parts[2] ?? ''),
    'must be a name, a city and a country code, as in Caravan Trading Ltd; Shenzhen; CN',
  )
  .transform(([name = '', city = '', country = '']) => ({ name, city, country }));

const visible = z.string().regex(/^[\x21-\x7e]+$/, 'must be visible ASCII without spaces');

const variables = z.object({
  CARAVAN_ENV: choice(['development', 'test', 'production']).default('development'),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[a-z0-9.:_-]+$/i, 'must be a host name or an address')
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('./.data'),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'a postgres:// address').optional(),
  DATABASE_POOL: wholeNumber(2, 500).default(20),
  SMTP_URL: url(['smtp:', 'smtps:'], 'an smtp:// or smtps:// address').optional(),
  PUBLIC_URL: origin.optional(),
  TRUST_PROXY: proxy,
  RATE_LIMITS: switchOf('on'),
  METRICS_TOKEN: visible.optional(),
  LOG_LEVEL: choice(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  STRIPE_SECRET_KEY: visible.optional(),
  STRIPE_WEBHOOK_SECRET: visible.optional(),
  STRIPE_API_BASE: http.optional(),
  WESTPAY_RECEIVER: receiver.optional(),
  EXCHANGE_RATES: choice(['product', 'ecb']).optional(),
  GOODS_ALLOW_HOSTS: listOf(hostAndPort, 'must be a list of host:port'),
  GOODS_ONEBOUND_KEY: visible.optional(),
  GOODS_ONEBOUND_SECRET: visible.optional(),
  GOODS_TMAPI_TOKEN: visible.optional(),
  STAFF_EMAIL: z.string().trim().toLowerCase().pipe(z.email('must be an e-mail address')).optional(),
  STAFF_PASSWORD: z
    .string()
    .regex(/^(?=.*[A-Za-z])(?=.*\d)[A-Za-z0-9]{6,20}$/, 'must be 6-20 letters or digits with at least one of each')
    .optional(),
});

type Variables = z.infer<typeof variables>;

/** Two variables that mean something only together. */
const pairs = [
  ['GOODS_ONEBOUND_KEY', 'GOODS_ONEBOUND_SECRET'],
  ['STAFF_EMAIL', 'STAFF_PASSWORD'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
] as const;

const missingHalves = (env: Environment): string[] =>
  pairs.flatMap((pair) => {
    const [missing, ...more] = pair.filter((name) => !env[name]);
    const other = pair.find((name) => name !== missing);
    return missing && !more.length ? [`${missing}: is needed together with ${other}`] : [];
  });

const productionProblems = (env: Environment): string[] => {
  if (env.CARAVAN_ENV !== 'production') return [];
  const missing = ['DATABASE_URL', 'PUBLIC_URL', 'SMTP_URL'].filter((name) => !env[name]).map((name) => `${name}: is required in production`);
  return [
    ...missing,
    ...(env.RATE_LIMITS === 'off' ? ['RATE_LIMITS: must not be off in production'] : []),
    ...(env.GOODS_ALLOW_HOSTS ? ['GOODS_ALLOW_HOSTS: must not be set in production'] : []),
  ];
};

/** Object storage has its names in the contract, but files live in `DATA_DIR`: better refused than silently ignored. */
const objectStorage = (env: Environment): string[] =>
  Object.keys(env)
    .filter((name) => name.startsWith('S3_') && env[name])
    .map((name) => `${name}: object storage is not built in; files are kept in DATA_DIR`);

const together = <A, B>(first: A | undefined, second: B | undefined): [A, B] | undefined =>
  first === undefined || second === undefined ? undefined : [first, second];

const fromVariables = (values: Variables): Config => {
  const production = values.CARAVAN_ENV === 'production';
  const onebound = together(values.GOODS_ONEBOUND_KEY, values.GOODS_ONEBOUND_SECRET);
  const staff = together(values.STAFF_EMAIL, values.STAFF_PASSWORD);
  return {
    environment: values.CARAVAN_ENV,
    production,
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    smtpUrl: values.SMTP_URL,
    publicUrl: values.PUBLIC_URL ? new URL(values.PUBLIC_URL).origin : `http://localhost:${values.PORT}`,
    trustProxy: values.TRUST_PROXY,
    rateLimits: values.RATE_LIMITS,
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    stripe: { secretKey: values.STRIPE_SECRET_KEY, webhookSecret: values.STRIPE_WEBHOOK_SECRET, apiBase: values.STRIPE_API_BASE },
    westpayReceiver: values.WESTPAY_RECEIVER,
    // Without production nothing is asked for over the network by itself.
    exchangeRates: values.EXCHANGE_RATES ?? (production ? 'ecb' : 'product'),
    goods: {
      allowHosts: values.GOODS_ALLOW_HOSTS,
      onebound: onebound && { key: onebound[0], secret: onebound[1] },
      tmapiToken: values.GOODS_TMAPI_TOKEN,
    },
    staff: staff && { email: staff[0], password: staff[1] },
  };
};

/** Reads the environment; every mistake is found, one line each. An empty variable counts as not set, an unknown one is ignored. */
export const loadConfig = (environment: Environment): ConfigResult => {
  const env = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const parsed = variables.safeParse(env);
  const problems = [
    ...(parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)),
    ...missingHalves(env),
    ...objectStorage(env),
    ...productionProblems(env),
  ];
  if (!parsed.success || problems.length) return { ok: false, problems };
  return { ok: true, config: fromVariables(parsed.data) };
};
