import { configVariables } from './config-variables.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Variables that are only valid together. */
const pairs = [
  ['ALIBABA_SMS_KEY', 'ALIBABA_SMS_SECRET'],
  ['GOODS_ONEBOUND_KEY', 'GOODS_ONEBOUND_SECRET'],
  ['STAFF_EMAIL', 'STAFF_PASSWORD'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
] as const;

const missingHalves = (env: Environment): string[] =>
  pairs.flatMap((pair) => {
    const [missing, ...more] = pair.filter((name) => !env[name]);
    const other = pair.find((name) => name !== missing);
    return missing && !more.length ? [`${missing}: is required together with ${other}`] : [];
  });

/** Nothing is pushed about parcels of a service that is off. */
const easypostProblems = (env: Environment): string[] =>
  env.EASYPOST_WEBHOOK_SECRET && !env.EASYPOST_API_KEY
    ? ['EASYPOST_API_KEY: is required together with EASYPOST_WEBHOOK_SECRET']
    : [];

/** Variables that together switch PayPal on. */
const paypalNeeds = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID', 'PAYPAL_ENVIRONMENT'] as const;

const paypalProblems = (env: Environment): string[] => {
  const missing = paypalNeeds.filter((name) => !env[name]);
  return missing.length === paypalNeeds.length
    ? []
    : missing.map((name) => `${name}: is required for payments by PayPal`);
};

/** Addresses of test doubles, which must never receive a shopper's payment or a key. */
const testBases = [
  ...(['STRIPE_API_BASE', 'PAYPAL_API_BASE', 'SEVENTEEN_TRACK_API_BASE', 'ALIBABA_SMS_API_BASE'] as const),
  ...(['EASYPOST_API_BASE', 'SHIPPO_API_BASE'] as const),
] as const;

const productionProblems = (env: Environment): string[] => {
  if (env.CARAVAN_ENV !== 'production') return [];
  const missing = ['DATABASE_URL', 'PUBLIC_URL', 'SMTP_URL', 'STAFF_KEY']
    .filter((name) => !env[name])
    .map((name) => `${name}: is required in production`);
  return [
    ...missing,
    ...(env.RATE_LIMITS === 'off' ? ['RATE_LIMITS: must not be off in production'] : []),
    ...testBases.filter((name) => env[name]).map((name) => `${name}: must not be set in production`),
    ...(env.GOODS_ALLOW_HOSTS ? ['GOODS_ALLOW_HOSTS: must not be set in production'] : []),
  ];
};

/** Variables that a bucket requires. */
const s3Needs = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

/** Unknown S3 variables are refused: a typing error would otherwise store files in a folder unnoticed. */
const objectStorageProblems = (env: Environment): string[] => {
  const given = Object.keys(env).filter((name) => name.startsWith('S3_'));
  if (!given.length) return [];
  const unknown = given
    .filter((name) => !(name in configVariables.shape))
    .map((name) => `${name}: is not a Caravan variable`);
  const missing = s3Needs.filter((name) => !env[name]).map((name) => `${name}: is required to store files in a bucket`);
  return [...unknown, ...missing];
};

/** Without a pooler, `DATABASE_URL` is the database itself. */
const poolerProblems = (env: Environment): string[] => [
  ...(env.DATABASE_POOLER === 'transaction' && !env.DATABASE_URL
    ? ['DATABASE_POOLER: needs DATABASE_URL, the address of the pooler']
    : []),
  ...(env.DATABASE_DIRECT_URL && env.DATABASE_POOLER !== 'transaction'
    ? ['DATABASE_DIRECT_URL: is only used with DATABASE_POOLER=transaction']
    : []),
];

/** The embedded database belongs to one process, so that process does everything. */
const roleProblems = (env: Environment): string[] =>
  !env.DATABASE_URL && ['web', 'jobs'].includes(env.CARAVAN_ROLE ?? '')
    ? ['CARAVAN_ROLE: must be all with the embedded database: web and jobs need DATABASE_URL']
    : [];

/** The faults of variables that are each valid alone, in one line each. */
export const problemsBetween = (env: Environment): string[] => [
  ...missingHalves(env),
  ...paypalProblems(env),
  ...easypostProblems(env),
  ...objectStorageProblems(env),
  ...roleProblems(env),
  ...poolerProblems(env),
  ...productionProblems(env),
];
