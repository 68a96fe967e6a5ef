import { resolve } from 'node:path';
import { configVariables, type ConfigVariables } from './config-variables.ts';

/** A bucket of Amazon S3, or of anything that speaks its protocol. */
export interface ObjectStorage {
  bucket: string;
  region: string;
  /** Absent: Amazon's own. */
  endpoint: string | undefined;
  /** Whether the bucket is named in the path of addresses, and not in their host. */
  pathStyle: boolean;
  accessKeyId: string;
  secretAccessKey: string;
}

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
  /** The bucket that files are kept in; absent: they are kept in `dataDir`. */
  s3: ObjectStorage | undefined;
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

/** What a bucket cannot do without. */
const s3Needs = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

/** Files that went to a folder because of a slip in a name would be missed only later: better refused. */
const objectStorageProblems = (env: Environment): string[] => {
  const given = Object.keys(env).filter((name) => name.startsWith('S3_'));
  if (!given.length) return [];
  const unknown = given.filter((name) => !(name in configVariables.shape)).map((name) => `${name}: is no variable of Caravan`);
  const missing = s3Needs.filter((name) => !env[name]).map((name) => `${name}: is needed to keep files in a bucket`);
  return [...unknown, ...missing];
};

const together = <A, B>(first: A | undefined, second: B | undefined): [A, B] | undefined =>
  first === undefined || second === undefined ? undefined : [first, second];

const objectStorage = (values: ConfigVariables): ObjectStorage | undefined => {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey, S3_ENDPOINT: endpoint } = values;
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined;
  // Amazon names buckets in hosts; what one runs oneself seldom has a host name for each.
  const pathStyle = values.S3_PATH_STYLE ? values.S3_PATH_STYLE === 'on' : endpoint !== undefined;
  return { bucket, region: values.S3_REGION, endpoint, pathStyle, accessKeyId, secretAccessKey };
};

const fromVariables = (values: ConfigVariables): Config => {
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
    s3: objectStorage(values),
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
  const parsed = configVariables.safeParse(env);
  const problems = [
    ...(parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)),
    ...missingHalves(env),
    ...objectStorageProblems(env),
    ...productionProblems(env),
  ];
  if (!parsed.success || problems.length) return { ok: false, problems };
  return { ok: true, config: fromVariables(parsed.data) };
};
