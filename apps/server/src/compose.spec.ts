import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configVariables, loadConfig } from '@caravan/server-core';
import { DCLinter } from 'dclint';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';

const text = (name: string): string => readFileSync(join(import.meta.dirname, '../compose', name), 'utf8');

const compose = text('compose.yaml');
const services = (parse(compose) as { services: Record<string, { environment?: Record<string, string>; healthcheck?: object }> }).services;
const app = services['app']?.environment ?? {};

/** `NAME=value` lines. */
const example = new Map([...text('example.env').matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));

/** Matters of taste, in which we keep another order. */
const taste = [
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

/** What the schema of the Compose specification and the linter's own rules have against a file. */
const complaints = async (content: string): Promise<string[]> => {
  const file = join(folder, 'compose.yaml');
  await writeFile(file, content);
  const linter = new DCLinter({ rules: Object.fromEntries(taste.map((name) => [name, 0])), quiet: false, debug: false, exclude: [] } as never);
  return linter.lintFiles([file], false).flatMap(({ messages }) => messages.map(({ rule, message }) => `${rule}: ${message}`));
};

describe('compose.yaml', () => {
  it('is what the Compose specification says', async () => {
    expect(await complaints(compose)).toEqual([]);
  });

  it.each([
    ['condition: service_healthy', 'condition: healthy'],
    ['    restart: unless-stopped', '    restarts: unless-stopped'],
    ['image: postgres:18', 'image: 18'],
    ['      interval: 5s', '      every: 5s'],
  ])('would not be with “%s” as “%s”', async (right, wrong) => {
    expect(compose).toContain(right);
    expect(await complaints(compose.replace(right, wrong))).not.toEqual([]);
  });

  it('names only variables that the server reads, and each is filled in from the example', () => {
    expect(Object.keys(app).filter((name) => !(name in configVariables.shape))).toEqual([]);
    const asked = new Set([...compose.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name = '']) => name));
    expect([...example.keys()].sort()).toEqual([...asked].sort());
  });

  it('holds no secret', () => {
    const all = Object.values(services).flatMap(({ environment = {} }) => Object.entries(environment));
    const secrets = all.filter(([name]) => /SECRET|PASSWORD|TOKEN|KEY|DATABASE_URL/.test(name));
    expect(secrets.length).toBeGreaterThan(10);
    expect(secrets.filter(([, value]) => !value.includes('${'))).toEqual([]);
    const given = [...example].filter(([, value]) => value);
    expect(given.map(([name]) => name)).toEqual(['TRUST_PROXY', 'APP_PORT', 'MAIL_PORT']);
  });

  it('starts each service only when what it needs is well', () => {
    expect(Object.entries(services).filter(([name, { healthcheck }]) => name !== 'app' && !healthcheck)).toEqual([]);
  });

  /** As Compose does it: `${NAME:-otherwise}` and `${NAME:?must be given}`. */
  const filledIn = (values: Record<string, string>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(app).map(([name, value]) => [
        name,
        value.replace(/\$\{([A-Z0-9_]+):([-?])([^}]*)\}/g, (_, variable: string, kind: string, rest: string) => values[variable] || (kind === '-' ? rest : '')),
      ]),
    );

  it('gives the server a configuration to start with', () => {
    const must = { PUBLIC_URL: 'https://shop.example', POSTGRES_PASSWORD: 'ab12', S3_ACCESS_KEY_ID: 'GK00', S3_SECRET_ACCESS_KEY: '00' };
    const image = Object.fromEntries([...text('Dockerfile').matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]));
    const loaded = loadConfig({ ...image, ...filledIn(must) });
    expect(loaded).toMatchObject({
      ok: true,
      config: { production: true, trustProxy: 1, smtpUrl: 'smtp://mail:1025', s3: { endpoint: 'http://objects:3900', pathStyle: true }, dataDir: '/data' },
    });
    expect(loadConfig({ ...image, ...filledIn({}) })).toMatchObject({ ok: false });
  });
});

test('the image runs the server as `npm start` does, for nobody in particular', () => {
  const lines = text('Dockerfile').split('\n');
  const run = text('../../../tools/lib/server-flags.mjs');
  const serverFlags = [...run.matchAll(/'(--[^']+)'/g)].map(([, flag]) => flag);
  const serverEnvironment = [...run.matchAll(/([A-Z_]+): '([^']+)'/g)].map(([, name, value]) => `${name}=${value}`);
  expect([serverFlags.length, serverEnvironment.length]).toEqual([6, 1]);
  expect(lines.at(-2)).toBe(`CMD ${JSON.stringify(['node', ...serverFlags, 'dist/apps/server/main.js']).replaceAll(',', ', ')}`);
  expect(lines.find((line) => line.startsWith('ENV '))?.split(' ')).toEqual(expect.arrayContaining(serverEnvironment));
  expect(lines).toContain('USER node');
  expect(text('Dockerfile')).toContain('/v1/health/ready');
});

test('the README’s table names each variable that a server reads, and no other', () => {
  const readme = text('../../../README.md');
  // One is for tests of the payment adapter alone.
  const unmentioned = ['STRIPE_API_BASE'];
  const names = readme
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name));
  expect([...names, ...unmentioned].sort()).toEqual(Object.keys(configVariables.shape).sort());
});
