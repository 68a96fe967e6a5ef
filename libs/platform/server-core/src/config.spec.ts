import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadConfig, type Config } from './config.ts';

const load = (env: Record<string, string>): Config => {
  const result = loadConfig(env);
  if (!result.ok) throw new Error(result.problems.join('\n'));
  return result.config;
};
const problems = (env: Record<string, string>): string[] => {
  const result = loadConfig(env);
  return result.ok ? [] : result.problems;
};

const production = {
  CARAVAN_ENV: 'production',
  DATABASE_URL: 'postgres://u:p@db/caravan',
  PUBLIC_URL: 'https://shop.example',
  SMTP_URL: 'smtp://mail',
  STAFF_KEY: Buffer.alloc(32, 'key').toString('base64'),
};

const paypal = {
  PAYPAL_CLIENT_ID: 'id',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: 'WH-1',
  PAYPAL_ENVIRONMENT: 'live',
};

const bucket = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };

describe('without any variable', () => {
  it('every setting has its default', () => {
    expect(load({ PATH: '/bin', UNKNOWN: 'x' })).toEqual({
      environment: 'development',
      production: false,
      role: 'all',
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('./.data'),
      databaseUrl: undefined,
      databasePooler: 'none',
      databaseDirectUrl: undefined,
      migrateUrl: undefined,
      databasePool: 20,
      smtpUrl: undefined,
      publicUrl: 'http://localhost:3000',
      trustProxy: false,
      rateLimits: true,
      connectionsPerAddress: 250,
      shutdownDelay: 0,
      instance: hostname(),
      metricsToken: undefined,
      logLevel: 'warn',
      stripe: { secretKey: undefined, webhookSecret: undefined, apiBase: undefined },
      paypal: undefined,
      westpayReceiver: undefined,
      exchangeRates: 'product',
      s3: undefined,
      goods: { allowHosts: [], onebound: undefined, tmapiToken: undefined },
      seventeenTrack: undefined,
      easypost: undefined,
      shippo: undefined,
      texts: undefined,
      webPush: { subject: undefined, privateKey: undefined },
      staffKey: undefined,
      secondFactor: 'offered',
      staff: undefined,
    });
  });

  it('exchange rates come from the network by default only in production', () => {
    expect(load(production).exchangeRates).toBe('ecb');
    expect(load({ ...production, EXCHANGE_RATES: 'product' }).exchangeRates).toBe('product');
    expect(load({ EXCHANGE_RATES: 'ecb' }).exchangeRates).toBe('ecb');
  });

  it('an empty variable counts as unset', () => {
    expect(load({ PORT: '', SMTP_URL: ' ', CARAVAN_ENV: '' })).toMatchObject({
      port: 3000,
      smtpUrl: undefined,
      environment: 'development',
    });
  });
});

describe('variables', () => {
  it('are read', () => {
    expect(
      load({
        PORT: '8080',
        HOST: '0.0.0.0',
        DATA_DIR: '/srv/caravan',
        DATABASE_URL: 'postgresql://u@db:5432/x',
        DATABASE_POOL: '5',
        DATABASE_POOLER: 'transaction',
        DATABASE_DIRECT_URL: 'postgres://u@db:5433/x',
        MIGRATE_DATABASE_URL: 'postgres://owner@db/x',
        SMTP_URL: 'smtps://u:p@mail:465',
        PUBLIC_URL: 'https://shop.example/',
        RATE_LIMITS: 'off',
        METRICS_TOKEN: 'token',
        CARAVAN_ROLE: 'web',
        SHUTDOWN_DELAY: '15',
        INSTANCE_NAME: 'shop-2',
        GOODS_ALLOW_HOSTS: 'localhost:4000, [::1]:80',
        GOODS_ONEBOUND_KEY: 'k',
        GOODS_ONEBOUND_SECRET: 's',
        STAFF_EMAIL: ' Staff@Example.test ',
        STAFF_PASSWORD: 'staff1234',
        STRIPE_SECRET_KEY: 'sk_test',
        STRIPE_WEBHOOK_SECRET: 'whsec',
        ...paypal,
        WESTPAY_RECEIVER: 'Caravan Trading Ltd; Shenzhen ;CN',
        WEB_PUSH_SUBJECT: 'mailto:desk@shop.example',
        WEB_PUSH_PRIVATE_KEY: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
      }),
    ).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/srv/caravan',
      databasePool: 5,
      databasePooler: 'transaction',
      databaseDirectUrl: 'postgres://u@db:5433/x',
      migrateUrl: 'postgres://owner@db/x',
      publicUrl: 'https://shop.example',
      rateLimits: false,
      role: 'web',
      shutdownDelay: 15,
      instance: 'shop-2',
      goods: { allowHosts: ['localhost:4000', '[::1]:80'], onebound: { key: 'k', secret: 's' } },
      staff: { email: 'staff@example.test', password: 'staff1234' },
      stripe: { secretKey: 'sk_test', webhookSecret: 'whsec' },
      paypal: {
        clientId: 'id',
        clientSecret: 'secret',
        webhookId: 'WH-1',
        environment: 'live',
        currency: 'USD',
        apiBase: undefined,
      },
      westpayReceiver: { name: 'Caravan Trading Ltd', city: 'Shenzhen', country: 'CN' },
      webPush: { subject: 'mailto:desk@shop.example', privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94' },
    });
    expect(load({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  });

  it('a bucket without an endpoint is at Amazon', () => {
    const amazons = {
      bucket: 'files',
      region: 'us-east-1',
      endpoint: undefined,
      pathStyle: false,
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    };
    expect(load(bucket).s3).toEqual(amazons);
    const own = { ...bucket, S3_ENDPOINT: 'http://store:9000', S3_REGION: 'garage' };
    expect(load(own).s3).toEqual({ ...amazons, endpoint: 'http://store:9000', region: 'garage', pathStyle: true });
    expect(load({ ...own, S3_PATH_STYLE: 'off' }).s3).toMatchObject({ pathStyle: false });
  });

  it.each([
    ['off', false],
    ['on', true],
    ['2', 2],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ])('TRUST_PROXY may be %s', (value, expected) => {
    expect(load({ TRUST_PROXY: value }).trustProxy).toEqual(expected);
  });

  it.each([
    [{ PORT: 'x' }, 'PORT: must be a whole number from 0 to 65535'],
    [{ PORT: '65536' }, 'PORT: must be a whole number from 0 to 65535'],
    [{ PORT: '-1' }, 'PORT: must be a whole number from 0 to 65535'],
    [{ PORT: '3000.5' }, 'PORT: must be a whole number from 0 to 65535'],
    [{ HOST: 'a b' }, 'HOST: must be a host name or an address'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: must be a postgres:// address'],
    [{ DATABASE_POOLER: 'session' }, 'DATABASE_POOLER: must be one of none, transaction'],
    [{ DATABASE_POOLER: 'transaction' }, 'DATABASE_POOLER: needs DATABASE_URL, the address of the pooler'],
    [
      { DATABASE_DIRECT_URL: 'postgres://u@db/x' },
      'DATABASE_DIRECT_URL: is only used with DATABASE_POOLER=transaction',
    ],
    [{ MIGRATE_DATABASE_URL: 'db' }, 'MIGRATE_DATABASE_URL: must be a postgres:// address'],
    [{ DATABASE_POOL: '0' }, 'DATABASE_POOL: must be a whole number from 2 to 500'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL: must be an smtp:// or smtps:// address'],
    [{ PUBLIC_URL: 'shop.example' }, 'PUBLIC_URL: must be an http or https address'],
    [
      { PUBLIC_URL: 'https://shop.example/shop' },
      'PUBLIC_URL: must be an origin such as https://shop.example, without a path',
    ],
    [{ TRUST_PROXY: 'yes please' }, 'TRUST_PROXY: must be on, off, a number of proxies, or their addresses'],
    [{ RATE_LIMITS: 'no' }, 'RATE_LIMITS: must be one of on, off'],
    [{ INSTANCE_NAME: 'shop 2' }, 'INSTANCE_NAME: must be 1-64 letters, digits, or one of . : _ -'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'tempo:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT: must be an http or https address'],
    [{ METRICS_TOKEN: 'a b' }, 'METRICS_TOKEN: must be visible ASCII without spaces'],
    [{ GOODS_ALLOW_HOSTS: 'localhost' }, 'GOODS_ALLOW_HOSTS: must be a list of host:port'],
    [{ ALIBABA_SMS_KEY: 'k' }, 'ALIBABA_SMS_SECRET: is required together with ALIBABA_SMS_KEY'],
    [{ ALIBABA_SMS_SENDER: 'Silk shop' }, 'ALIBABA_SMS_SENDER: must be 1-11 letters and digits, or 1-15 digits'],
    [{ EASYPOST_WEBHOOK_SECRET: 's' }, 'EASYPOST_API_KEY: is required together with EASYPOST_WEBHOOK_SECRET'],
    [{ GOODS_ONEBOUND_KEY: 'k' }, 'GOODS_ONEBOUND_SECRET: is required together with GOODS_ONEBOUND_KEY'],
    [{ STAFF_PASSWORD: 'staff1234' }, 'STAFF_EMAIL: is required together with STAFF_PASSWORD'],
    [
      { STAFF_EMAIL: 'a@b.test', STAFF_PASSWORD: 'short' },
      'STAFF_PASSWORD: must be 6-20 letters or digits with at least one of each',
    ],
    [{ STRIPE_SECRET_KEY: 'sk' }, 'STRIPE_WEBHOOK_SECRET: is required together with STRIPE_SECRET_KEY'],
    [{ ...paypal, PAYPAL_WEBHOOK_ID: '' }, 'PAYPAL_WEBHOOK_ID: is required for payments by PayPal'],
    [{ ...paypal, PAYPAL_ENVIRONMENT: 'test' }, 'PAYPAL_ENVIRONMENT: must be one of live, sandbox'],
    [{ ...paypal, PAYPAL_API_BASE: 'x' }, 'PAYPAL_API_BASE: must be an http or https address'],
    [{ STRIPE_API_BASE: 'x' }, 'STRIPE_API_BASE: must be an http or https address'],
    [{ WEB_PUSH_SUBJECT: 'http://shop.example' }, 'WEB_PUSH_SUBJECT: must be an https or mailto address'],
    ...['x', 'A'.repeat(43), `${'_'.repeat(42)}8`].map((key): [Record<string, string>, string] => [
      { WEB_PUSH_PRIVATE_KEY: key },
      'WEB_PUSH_PRIVATE_KEY: must be a private VAPID key: 32 bytes in base64url, as of npx web-push generate-vapid-keys',
    ]),
    ...['Caravan', 'Caravan; Shenzhen', 'Caravan; Shenzhen; China', '; Shenzhen; CN'].map(
      (value): [Record<string, string>, string] => [
        { WESTPAY_RECEIVER: value },
        'WESTPAY_RECEIVER: must be a name, a city and a country code, as in Caravan Trading Ltd; Shenzhen; CN',
      ],
    ),
    [{ STAFF_KEY: 'c2hvcnQ=' }, 'STAFF_KEY: must be 32 bytes in base64, as of openssl rand -base64 32'],
    [{ STAFF_SECOND_FACTOR: 'on' }, 'STAFF_SECOND_FACTOR: must be one of offered, required'],
    [{ CARAVAN_ROLE: 'worker' }, 'CARAVAN_ROLE: must be one of all, web, jobs'],
    ...['web', 'jobs'].map((role): [Record<string, string>, string] => [
      { CARAVAN_ROLE: role },
      'CARAVAN_ROLE: must be all with the embedded database: web and jobs need DATABASE_URL',
    ]),
    [{ SHUTDOWN_DELAY: '1.5' }, 'SHUTDOWN_DELAY: must be a whole number from 0 to 300'],
    [{ CARAVAN_ENV: 'prod' }, 'CARAVAN_ENV: must be one of development, test, production'],
    [{ ...bucket, S3_ENDPOINT: 'store:9000' }, 'S3_ENDPOINT: must be an http or https address'],
    [{ ...bucket, S3_BUCKET: 'My Bucket' }, 'S3_BUCKET: must be the name of a bucket'],
    [{ ...bucket, S3_PATH_STYLE: 'yes' }, 'S3_PATH_STYLE: must be one of on, off'],
    [{ ...bucket, S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY: is required to store files in a bucket'],
    [{ ...bucket, S3_URL: 'http://store' }, 'S3_URL: is not a Caravan variable'],
  ])('are refused in one line each: %o', (env, line) => {
    expect(problems(env)).toEqual([line]);
  });

  it('are all checked, and all mistakes are reported', () => {
    expect(problems({ PORT: 'x', RATE_LIMITS: 'x', STAFF_EMAIL: 'a@b.test' })).toHaveLength(3);
  });
});

describe('the second factor of staff', () => {
  it('is required in production and offered otherwise, unless the variable says so', () => {
    expect(load(production)).toMatchObject({ secondFactor: 'required', staffKey: Buffer.alloc(32, 'key') });
    expect(load({ ...production, STAFF_SECOND_FACTOR: 'offered' }).secondFactor).toBe('offered');
    expect(load({ STAFF_SECOND_FACTOR: 'required' }).secondFactor).toBe('required');
  });
});

describe('production', () => {
  it('starts with the required variables', () => {
    expect(load(production)).toMatchObject({ production: true, logLevel: 'info' });
  });

  it('requires its variables', () => {
    expect(problems({ CARAVAN_ENV: 'production' })).toEqual([
      'DATABASE_URL: is required in production',
      'PUBLIC_URL: is required in production',
      'SMTP_URL: is required in production',
      'STAFF_KEY: is required in production',
    ]);
  });

  it('refuses settings for benchmarks and tests', () => {
    const doubles = { STRIPE_API_BASE: 'http://double', PAYPAL_API_BASE: 'http://double' };
    const tests = { RATE_LIMITS: 'off', GOODS_ALLOW_HOSTS: 'a:1', ...doubles };
    expect(problems({ ...production, ...paypal, ...tests })).toEqual([
      'RATE_LIMITS: must not be off in production',
      'STRIPE_API_BASE: must not be set in production',
      'PAYPAL_API_BASE: must not be set in production',
      'GOODS_ALLOW_HOSTS: must not be set in production',
    ]);
  });
});
