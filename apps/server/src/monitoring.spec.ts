import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '@caravan/kernel/zod';
import { scrape, type TestServer } from '@caravan/server-core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { testShop } from './testing/test-shop.ts';

const root = join(import.meta.dirname, '../../..');
const text = (path: string): string => readFileSync(join(root, path), 'utf8');

const duration = z.string().regex(/^(\d+(ms|[smhdwy]))+$/);
/** Rules as `promtool check rules` accepts them, with the labels and annotations that ours must have. */
const rulesFile = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string().min(1),
      interval: duration.optional(),
      rules: z
        .array(
          z.strictObject({
            alert: z.string().regex(/^Caravan[A-Z]\w*$/),
            expr: z.string().min(1),
            for: duration.optional(),
            labels: z.strictObject({ severity: z.enum(['warning', 'critical']) }),
            annotations: z.strictObject({
              summary: z.string().min(1),
              description: z.string().min(1),
              runbook_url: z.string(),
            }),
          }),
        )
        .min(1),
    }),
  ),
});
const dashboardFile = z.looseObject({
  title: z.literal('Caravan'),
  panels: z.array(
    z.looseObject({
      id: z.number().int(),
      title: z.string().min(1),
      gridPos: z.strictObject({ h: z.number(), w: z.number(), x: z.number(), y: z.number() }),
      targets: z
        .array(z.strictObject({ refId: z.string(), expr: z.string().min(1), legendFormat: z.string() }))
        .optional(),
    }),
  ),
});

const source = text('apps/server/monitoring/alerts.yml');
const alerts = () => rulesFile.parse(parse(source)).groups.flatMap(({ rules }) => rules);
const dashboard = () => dashboardFile.parse(JSON.parse(text('apps/server/monitoring/dashboard.json')));
const expressions = () => [
  ...alerts().map(({ alert, expr }) => ({ of: alert, expr })),
  ...dashboard().panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ of: title, expr }))),
];

const words = new Set(['and', 'or', 'unless', 'offset', 'bool', 'by', 'without', 'on', 'ignoring']);

/** The names of metrics in a PromQL expression: what is no label, no function and no keyword. */
const metricsIn = (expr: string): string[] => {
  const bare = expr
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, ' ');
  return [...bare.matchAll(/[a-zA-Z_:][\w:]*(?!\w*\s*\()/g)].map(([name]) => name).filter((name) => !words.has(name));
};

/** The selectors of our own metrics with the values that their labels must have. */
const selectorsIn = (expr: string) =>
  [...expr.matchAll(/\b(caravan_\w+)\{([^}]*)\}/g)].map(([selector, metric = '', labels = '']) => ({
    selector,
    metric,
    wanted: [...labels.matchAll(/(\w+)(=~|=|!=|!~)"([^"]*)"/g)].map(([, label = '', operator = '', value = '']) => ({
      label,
      values: operator === '=~' ? value.split('|') : [value],
    })),
  }));

let server: TestServer;
let served: Set<string>;
let series: string[];
beforeAll(async () => {
  server = await testShop({ config: { metricsToken: 'of-the-test' } });
  const { body } = await server.app.inject({ url: '/metrics', headers: { authorization: 'Bearer of-the-test' } });
  served = new Set(
    [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type = '']) =>
      type === 'histogram' ? ['bucket', 'count', 'sum'].map((part) => `${name}_${part}`) : [name],
    ),
  );
  series = [...(await scrape(server.app)).keys()];
});
afterAll(() => server.close());

/** Made by Prometheus for each target. */
const ofPrometheus = ['up'];

it('finds the metrics of an expression', () => {
  expect(
    metricsIn('sum by (le, a) (rate(b_total{c="d"}[5m])) / on (e) max(f) > 0.5 and absent(g:h) or time() - i'),
  ).toEqual(['b_total', 'f', 'g:h', 'i']);
});

describe('alerts and dashboard', () => {
  it('use only metrics that the server serves', () => {
    const unknown = expressions().flatMap(({ of, expr }) =>
      metricsIn(expr)
        .filter((name) => !served.has(name) && !ofPrometheus.includes(name))
        .map((name) => `${of}: ${name}`),
    );
    expect(unknown).toEqual([]);
    expect(new Set(expressions().flatMap(({ expr }) => metricsIn(expr))).size).toBeGreaterThan(20);
  });

  it('select series that exist', () => {
    const missing = expressions().flatMap(({ of, expr }) =>
      selectorsIn(expr).flatMap(({ selector, metric, wanted }) =>
        wanted
          .flatMap(({ label, values }) => values.map((value) => `${label}="${value}"`))
          .filter((label) => !series.some((one) => one.startsWith(`${metric}{`) && one.includes(label)))
          .map((label) => `${of}: ${selector} has no ${label}`),
      ),
    );
    // Without a mail server there is no queue of mails.
    expect(missing.filter((line) => !line.includes('queue="mail.undelivered"'))).toEqual([]);
  });

  it('have metrics that the features serve, too', () => {
    for (const name of ['caravan_goods_look_ups_total', 'caravan_payments_decided_total', 'caravan_refunds_open'])
      expect(served).toContain(name);
  });
});

describe('alerts', () => {
  it('have unique names and a section of the runbooks each, and each section has its alert', () => {
    const names = alerts().map(({ alert }) => alert);
    expect(new Set(names).size).toBe(names.length);
    const sections = [...text('docs/runbooks.md').matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    expect(sections).toEqual(names);
    expect(alerts().map(({ annotations }) => annotations.runbook_url)).toEqual(
      names.map((name) => `docs/runbooks.md#${name.toLowerCase()}`),
    );
  });

  it.each([
    ['an unknown key', '        for: 2m', '        during: 2m'],
    ['a wrong duration', '        for: 2m', '        for: two minutes'],
    ['a missing expression', '        expr: max(caravan_audit_faults) > 0\n', ''],
    ['an unknown severity', 'severity: critical', 'severity: loud'],
  ])('would be refused with %s', (_, right, wrong) => {
    expect(source).toContain(right);
    expect(rulesFile.safeParse(parse(source.replace(right, wrong))).success).toBe(false);
  });
});

it('the panels of the dashboard do not overlap, and have their own ids', () => {
  const { panels } = dashboard();
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)} ${y + Math.floor(cell / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
});
