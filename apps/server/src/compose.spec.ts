import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configVariables, loadConfig } from '@caravan/server-core';
import { DCLinter } from 'dclint';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { readDeployFile } from '@caravan/server-core/testing';

const text = (name: string): string => readDeployFile('compose', name);

const compose = text('compose.yaml');
const services = (
  parse(compose, { merge: true }) as {
    services: Record<string, { environment?: Record<string, string>; healthcheck?: object }>;
  }
).services;
/** The two processes of the server. */
const processes = ['web', 'jobs'];
const app = services['web']?.environment ?? {};

/** `NAME=value` lines. */
const example = new Map(
  [...text('example.env').matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
);

/** Rules of style that we do not follow. */
const styleRules = [
  'service-dependencies-alphabetical-order',
  'service-keys-order',
  'service-ports-alphabetical-order',
  'services-alphabetical-order',
  'top-level-properties-order',
];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caravan-compose-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The faults of a file by the schema of the Compose specification and by the linter's own rules. */
const lintMessages = async (content: string): Promise<string[]> => {
  const file = join(folder, 'compose.yaml');
  await writeFile(file, content);
  const linter = new DCLinter({
    rules: Object.fromEntries(styleRules.map((name) => [name, 0])),
    quiet: false,
    debug: false,
    exclude: [],
  } as never);
  return linter
    .lintFiles([file], false)
    .flatMap(({ messages }) => messages.map(({ rule, message }) => `${rule}: ${message}`));
};

describe('compose.yaml', () => {
  it('is valid by the Compose specification', async () => {
    expect(await lintMessages(compose)).toEqual([]);
  });

  it.each([
    ['condition: service_healthy', 'condition: healthy'],
    ['  restart: unless-stopped', '  restarts: unless-stopped'],
    ['image: postgres:18', 'image: 18'],
    ['      interval: 5s', '      every: 5s'],
  ])('would be invalid with “%s” as “%s”', async (right, wrong) => {
    expect(compose).toContain(right);
    expect(await lintMessages(compose.replace(right, wrong))).not.toEqual([]);
  });

  it('uses only variables that the server reads, and the example sets each of them', () => {
    const read = new Set([...Object.keys(configVariables.shape)]);
    expect(Object.keys(app).filter((name) => !read.has(name))).toEqual([]);
    expect(services['jobs']?.environment).toEqual({ ...app, CARAVAN_ROLE: 'jobs' });
    const asked = new Set([...compose.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name = '']) => name));
    expect([...example.keys()].sort()).toEqual([...asked].sort());
  });

  it('contains no secret', () => {
    const all = Object.values(services).flatMap(({ environment = {} }) => Object.entries(environment));
    const secrets = all.filter(([name]) => /SECRET|PASSWORD|TOKEN|KEY|DATABASE_URL/.test(name));
    expect(secrets.length).toBeGreaterThan(10);
    expect(secrets.filter(([, value]) => !value.includes('${'))).toEqual([]);
    const given = [...example].filter(([, value]) => value);
    expect(given.map(([name]) => name)).toEqual(['TRUST_PROXY', 'APP_PORT', 'MAIL_PORT']);
  });

  it('starts each service only after the services that it needs are healthy', () => {
    expect(
      Object.entries(services).filter(([name, { healthcheck }]) => !processes.includes(name) && !healthcheck),
    ).toEqual([]);
  });

  /** Substitutes variables as Compose does: `${NAME:-default}` and `${NAME:?error}`. */
  const substituted = (values: Record<string, string>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(app).map(([name, value]) => [
        name,
        value.replace(
          /\$\{([A-Z0-9_]+):([-?])([^}]*)\}/g,
          (_, variable: string, kind: string, rest: string) => values[variable] || (kind === '-' ? rest : ''),
        ),
      ]),
    );

  it('gives the server a valid configuration', () => {
    const required = {
      STAFF_KEY: Buffer.alloc(32).toString('base64'),
      PUBLIC_URL: 'https://shop.example',
      POSTGRES_PASSWORD: 'ab12',
      S3_ACCESS_KEY_ID: 'GK00',
      S3_SECRET_ACCESS_KEY: '00',
    };
    const image = Object.fromEntries(
      [...text('Dockerfile').matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
    );
    const loaded = loadConfig({ ...image, ...substituted(required) });
    expect(loaded).toMatchObject({
      ok: true,
      config: {
        production: true,
        trustProxy: 1,
        smtpUrl: 'smtp://mail:1025',
        s3: { endpoint: 'http://objects:3900', pathStyle: true },
        dataDir: '/data',
      },
    });
    expect(loadConfig({ ...image, ...substituted({}) })).toMatchObject({ ok: false });
  });
});

test('the image runs the built server, not as root, and has a readiness check', () => {
  const lines = text('Dockerfile').split('\n');
  expect(lines.at(-2)).toBe('CMD ["node", "dist/apps/server/main.js"]');
  expect(lines).toContain('USER node');
  expect(text('Dockerfile')).toContain('/v1/health/ready');
});

test('docs/configuration.md lists exactly the variables that the server reads', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/configuration.md'), 'utf8');
  // Only for tests of adapters.
  const unmentioned = [
    'STRIPE_API_BASE',
    'PAYPAL_API_BASE',
    'SEVENTEEN_TRACK_API_BASE',
    'ALIBABA_SMS_API_BASE',
    'EASYPOST_API_BASE',
    'SHIPPO_API_BASE',
  ];
  const names = page
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name));
  expect([...names, ...unmentioned].sort()).toEqual(Object.keys(configVariables.shape).sort());
});
