import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { problemsBetween, type Environment } from './config-problems.ts';
import { configVariables, type ConfigVariables } from './config-variables.ts';

/** A bucket of Amazon S3 or of a compatible store. */
export interface ObjectStorage {
  bucket: string;
  region: string;
  /** Undefined for Amazon's own endpoint. */
  endpoint: string | undefined;
  /** True if URLs name the bucket in the path instead of the host. */
  pathStyle: boolean;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The configuration of this process, read once from the environment (specification 25.1). */
export interface Config {
  environment: 'development' | 'test' | 'production';
  production: boolean;
  /** This process answers callers (`web`), works jobs (`jobs`), or both. */
  role: 'all' | 'web' | 'jobs';
  port: number;
  host: string;
  /** An absolute path. */
  dataDir: string;
  /** Undefined for the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined;
  /** `transaction` if `databaseUrl` is a pooler that lends connections for one transaction each, as PgBouncer can. */
  databasePooler: 'none' | 'transaction';
  /** The database itself, for what such a pooler cannot do. */
  databaseDirectUrl: string | undefined;
  /** The database for `npm run migrate` alone, under the role that owns the tables. Undefined for `databaseUrl`. */
  migrateUrl: string | undefined;
  databasePool: number;
  /** Undefined if mails are only stored and shown at `/dev/mail`. */
  smtpUrl: string | undefined;
  /** Origin of links in mails and of canonical URLs, without a trailing slash. Never taken from the Host header. */
  publicUrl: string;
  /** Origin of the console, if it is apart from the storefront's. Without a trailing slash. */
  consoleUrl: string | undefined;
  trustProxy: boolean | number | string[];
  rateLimits: boolean;
  /** Limit of open connections from one address. Ignored behind a proxy. */
  connectionsPerAddress: number;
  /** Seconds between the signal to stop and the end of new requests, in which load balancers notice. */
  shutdownDelay: number;
  /** Name of this process in logs and metrics. */
  instance: string;
  metricsToken: string | undefined;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  stripe: { secretKey: string | undefined; webhookSecret: string | undefined; apiBase: string | undefined };
  /** Undefined if the method is not offered. */
  paypal:
    | {
        clientId: string;
        clientSecret: string;
        /** PayPal's id of our webhook, which it signs with every event. */
        webhookId: string;
        environment: 'live' | 'sandbox';
        /** The currency of all charges: PayPal takes yuan within China only. */
        currency: string;
        /** A double of PayPal's API, for tests. */
        apiBase: string | undefined;
      }
    | undefined;
  /**
   * The recipient of Western Union remittances. If undefined, the method is offered only outside production, with a
   * demo recipient.
   */
  westpayReceiver: { name: string; city: string; country: string } | undefined;
  /** Source of exchange rates: the values shipped with the product, or the daily file of the European Central Bank. */
  exchangeRates: 'product' | 'ecb';
  /** The bucket for files. Undefined if files are stored in `dataDir`. */
  s3: ObjectStorage | undefined;
  goods: {
    /** `host:port` pairs that the fetcher may reach although they are private. Always empty in production. */
    allowHosts: string[];
    onebound: { key: string; secret: string } | undefined;
    tmapiToken: string | undefined;
  };
  /** Undefined if no service follows packages. */
  seventeenTrack: { key: string; /** A double of the API, for tests. */ apiBase: string | undefined } | undefined;
  /** EasyPost, which sells labels of carriers. Undefined if it is not used. */
  easypost:
    | {
        key: string;
        /** Signs what its webhook tells. Without it EasyPost is only asked. */
        webhookSecret?: string | undefined;
        /** A double of the API, for tests. */
        apiBase: string | undefined;
      }
    | undefined;
  /** Shippo, likewise. */
  shippo: { key: string; /** A double of the API, for tests. */ apiBase: string | undefined } | undefined;
  /** The gateway of text messages. Undefined if shoppers get none. */
  texts:
    | {
        id: string;
        secret: string;
        sender: string | undefined;
        /** A double of the API, for tests. */
        apiBase: string | undefined;
      }
    | undefined;
  webPush: {
    /** How push services reach the operator. Undefined for the address of the site. */
    subject: string | undefined;
    /** The VAPID key. Undefined for the one that the database keeps. */
    privateKey: string | undefined;
  };
  /** 32 bytes that encrypt the secrets of second factors. Undefined for the key of the data folder, if it is embedded. */
  staffKey: Buffer | undefined;
  /** Whether staff must log in with a second factor, or may. */
  secondFactor: 'offered' | 'required';
  /** The first staff account, if configured. */
  staff: { email: string; password: string } | undefined;
}

/** The file of `dataDir` with the key of an embedded database for `staffKey`, in base64. */
export const staffKeyFile = 'staff.key';

export type ConfigResult = { ok: true; config: Config } | { ok: false; problems: string[] };

const together = <A, B>(first: A | undefined, second: B | undefined): [A, B] | undefined =>
  first === undefined || second === undefined ? undefined : [first, second];

/** A service that needs one key. */
const withKey = (key: string | undefined, apiBase: string | undefined) =>
  key === undefined ? undefined : { key, apiBase };

const easypostOf = (values: ConfigVariables): Config['easypost'] => {
  const service = withKey(values.EASYPOST_API_KEY, values.EASYPOST_API_BASE);
  return service && { ...service, webhookSecret: values.EASYPOST_WEBHOOK_SECRET };
};

const objectStorage = (values: ConfigVariables): ObjectStorage | undefined => {
  const {
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_ENDPOINT: endpoint,
  } = values;
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined;
  // Amazon puts bucket names into host names. Self-hosted stores seldom have a host name for each bucket.
  const pathStyle = values.S3_PATH_STYLE ? values.S3_PATH_STYLE === 'on' : endpoint !== undefined;
  return { bucket, region: values.S3_REGION, endpoint, pathStyle, accessKeyId, secretAccessKey };
};

const paypal = (values: ConfigVariables): Config['paypal'] => {
  const {
    PAYPAL_CLIENT_ID: clientId,
    PAYPAL_CLIENT_SECRET: clientSecret,
    PAYPAL_WEBHOOK_ID: webhookId,
    PAYPAL_ENVIRONMENT: environment,
  } = values;
  if (!clientId || !clientSecret || !webhookId || !environment) return undefined;
  const { PAYPAL_CURRENCY: currency, PAYPAL_API_BASE: apiBase } = values;
  return { clientId, clientSecret, webhookId, environment, currency, apiBase };
};

const textGateway = (values: ConfigVariables): Config['texts'] => {
  const keys = together(values.ALIBABA_SMS_KEY, values.ALIBABA_SMS_SECRET);
  return (
    keys && { id: keys[0], secret: keys[1], sender: values.ALIBABA_SMS_SENDER, apiBase: values.ALIBABA_SMS_API_BASE }
  );
};

const fromVariables = (values: ConfigVariables): Config => {
  const production = values.CARAVAN_ENV === 'production';
  const onebound = together(values.GOODS_ONEBOUND_KEY, values.GOODS_ONEBOUND_SECRET);
  const staff = together(values.STAFF_EMAIL, values.STAFF_PASSWORD);
  return {
    environment: values.CARAVAN_ENV,
    production,
    role: values.CARAVAN_ROLE,
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databasePooler: values.DATABASE_POOLER,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    migrateUrl: values.MIGRATE_DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    smtpUrl: values.SMTP_URL,
    publicUrl: values.PUBLIC_URL ? new URL(values.PUBLIC_URL).origin : `http://localhost:${values.PORT}`,
    consoleUrl: values.CONSOLE_URL && new URL(values.CONSOLE_URL).origin,
    trustProxy: values.TRUST_PROXY,
    rateLimits: values.RATE_LIMITS,
    connectionsPerAddress: values.CONNECTIONS_PER_ADDRESS,
    shutdownDelay: values.SHUTDOWN_DELAY,
    instance: values.INSTANCE_NAME ?? hostname(),
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    stripe: {
      secretKey: values.STRIPE_SECRET_KEY,
      webhookSecret: values.STRIPE_WEBHOOK_SECRET,
      apiBase: values.STRIPE_API_BASE,
    },
    paypal: paypal(values),
    westpayReceiver: values.WESTPAY_RECEIVER,
    // Outside production the server makes no request to the network by itself.
    exchangeRates: values.EXCHANGE_RATES ?? (production ? 'ecb' : 'product'),
    s3: objectStorage(values),
    goods: {
      allowHosts: values.GOODS_ALLOW_HOSTS,
      onebound: onebound && { key: onebound[0], secret: onebound[1] },
      tmapiToken: values.GOODS_TMAPI_TOKEN,
    },
    seventeenTrack: withKey(values.SEVENTEEN_TRACK_KEY, values.SEVENTEEN_TRACK_API_BASE),
    easypost: easypostOf(values),
    shippo: withKey(values.SHIPPO_API_KEY, values.SHIPPO_API_BASE),
    texts: textGateway(values),
    webPush: { subject: values.WEB_PUSH_SUBJECT, privateKey: values.WEB_PUSH_PRIVATE_KEY },
    staffKey: values.STAFF_KEY === undefined ? undefined : Buffer.from(values.STAFF_KEY, 'base64'),
    secondFactor: values.STAFF_SECOND_FACTOR ?? (production ? 'required' : 'offered'),
    staff: staff && { email: staff[0], password: staff[1] },
  };
};

/**
 * Reads the environment and reports every mistake in one line each. An empty variable counts as unset, an unknown one
 * is ignored.
 */
export const loadConfig = (environment: Environment): ConfigResult => {
  const env = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = configVariables.safeParse(env);
  const problems = [
    ...(parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)),
    ...problemsBetween(env),
  ];
  if (!parsed.success || problems.length) return { ok: false, problems };
  return { ok: true, config: fromVariables(parsed.data) };
};
