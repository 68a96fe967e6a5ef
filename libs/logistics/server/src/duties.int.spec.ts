import { day, type StaffRole } from '@caravan/kernel';
import type { DutyChange, LandedCostRequest } from '@caravan/logistics/contract';
import {
  estimateLandedCostContract,
  getDutyContract,
  getDutyHistoryContract,
  listDutiesContract,
  listDutyCountriesContract,
  updateDutyContract,
} from '@caravan/logistics/contract/schema';
import { figuresOn, ruleDay } from '@caravan/logistics/contract';
import { aDutySource, someDutyRules } from '@caravan/logistics/contract/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dutyRuleTable } from './db/duty-rule.table.ts';
import { seedDuties } from './seed/duties.ts';
import { logisticsServer, type LogisticsTestServer } from './testing/logistics-server.ts';

let server: LogisticsTestServer;
beforeAll(async () => {
  server = await logisticsServer({ rateLimits: false });
  server.clock.set('2026-11-20T12:00:00.000Z');
});
afterAll(() => server.close());

const staff = (...staffRoles: StaffRole[]) => server.as({ userId: 'staff_1', role: 'staff', staffRoles });
const put = (country: string, body: DutyChange, version?: number, roles: StaffRole[] = ['lines']) =>
  staff(...roles).call(updateDutyContract, {
    params: { country },
    body,
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
  });
const listed = async (country: string) =>
  (await staff('auditor').call(listDutiesContract)).data.find((one) => one.country === country) ??
  expect.fail(`no figures of ${country}`);
const history = async (country: string) =>
  (await staff('auditor').call(getDutyHistoryContract, { params: { country } })).data;
const estimate = (body: Partial<LandedCostRequest>) =>
  server.call(estimateLandedCostContract, {
    body: { country: 'DE', value_fen: 50_000, shipping_fen: 10_000, kinds: 1, ...body },
  });
/** Figures that no earlier test has stored. */
const withVat = (percent: number): DutyChange => {
  const rules = someDutyRules();
  return { ...rules, taxes: rules.taxes.map((tax) => ({ ...tax, low_bp: percent * 100, high_bp: percent * 100 })) };
};
/** The rate of VAT that is in force for ever. */
const vatOf = ({ rules }: { rules: DutyChange }) => rules.taxes[0]?.low_bp;
const seeded = (country: string) =>
  figuresOn(seedDuties[country] ?? expect.fail(`no rules of ${country}`), ruleDay(server.clock.now()));
const inDays = (days: number): string => new Date(server.clock.now().getTime() + days * day).toISOString();

describe('the figures that Caravan ships with', () => {
  test('are there at first, and are not written again by another start', async () => {
    const countries = (await staff('auditor').call(listDutiesContract)).data.map(({ country }) => country);
    expect(countries).toEqual(Object.keys(seedDuties).sort());
    await put('LU', withVat(16));
    await server.feature.start?.();
    expect(vatOf(await listed('LU'))).toBe(1_600);
    expect((await history('LU')).versions.map(({ version }) => version)).toEqual([2, 1]);
  });

  test('can be read by everybody with their sources', async () => {
    const { status, data } = await server.call(getDutyContract, { query: { country: 'GB' } });
    expect(status).toBe(200);
    expect(data.duty).toMatchObject({ version: 1, figures: seeded('GB') });
    expect(data.duty?.coming).toMatchObject([
      { day: '2028-10-01', figures: { duty_limit: { amount_cents: 0 }, duty: [] } },
    ]);
    expect((await server.call(getDutyContract, { query: { country: 'AQ' } })).data).toEqual({
      country: 'AQ',
      duty: null,
    });
  });
});

describe('the public list of countries', () => {
  const listedCountries = async () => (await server.call(listDutyCountriesContract)).data;
  const pages = async () => (await server.feature.sitemapPaths?.()) ?? [];

  test('has those with figures, and the sitemap a page of each with the day since which they apply', async () => {
    expect(await listedCountries()).toEqual(Object.keys(seedDuties).sort());
    expect(await pages()).toContainEqual({ path: '/shipping/duties/DE', modified: expect.any(Date) as Date });
    await put('FI', { ...withVat(25), effective_from: inDays(1) });
    const before = await pages();
    server.clock.advance(day);
    expect(await pages()).not.toEqual(before);
    expect(await pages()).toContainEqual({ path: '/shipping/duties/FI', modified: server.clock.now() });
  });

  test('leaves out a country of which nothing is known any more, or not yet', async () => {
    await put('RO', { ...someDutyRules(), duty_limits: [], tax_limits: [], taxes: [], duty: [], note: null });
    await put('LI', { ...withVat(8), effective_from: inDays(1) }, 0);
    const countries = await listedCountries();
    expect([countries.includes('RO'), countries.includes('LI'), countries.includes('GR')]).toEqual([
      false,
      false,
      true,
    ]);
    expect(JSON.stringify(await pages())).not.toMatch(/\/(RO|LI)"/);
  });
});

describe('an estimate', () => {
  test('needs no account, and says by which version and rate it was made', async () => {
    const { status, data } = await estimate({ kinds: 3 });
    expect(status).toBe(200);
    // €3 are 2,280 fen. VAT of 19% on goods, shipping and duty.
    expect(data).toMatchObject({
      duty: { low_fen: 2_280, high_fen: 6_840, limit_fen: 0, standing: 'above' },
      tax: { low_fen: 11_833, high_fen: 12_700, limit_fen: 0, standing: 'above' },
      total_low_fen: 14_113,
      total_high_fen: 19_540,
      version: 1,
      rate: '7.6',
      rate_day: '2026-11-19',
      fees: { low_fen: 0, high_fen: 0 },
      fee_rates: [],
      figures: seeded('DE'),
    });
  });

  test.each([
    [114_000, 2_280],
    [114_001, 0],
  ])('of goods for %i fen follows the band of €150', async (value, low) => {
    expect((await estimate({ value_fen: value })).data.duty.low_fen).toBe(low);
  });

  test('of a country without figures or without a rate is unknown, not 0', async () => {
    const unknown = { low_fen: null, high_fen: null, limit_fen: null, standing: null };
    expect((await estimate({ country: 'AQ' })).data).toMatchObject({
      duty: unknown,
      tax: unknown,
      total_low_fen: null,
      version: null,
      figures: null,
    });
    expect((await estimate({ country: 'PH' })).data).toMatchObject({
      duty: unknown,
      tax: unknown,
      version: 1,
      rate: null,
    });
  });

  test.each<[Partial<LandedCostRequest> & { tariff?: string }, string]>([
    [{ country: 'Germany' }, 'country'],
    [{ value_fen: -1 }, 'value_fen'],
    [{ shipping_fen: 0.5 }, 'shipping_fen'],
    [{ kinds: 0 }, 'kinds'],
    [{ tariff: '6109' }, 'tariff'],
  ])('with %j is refused at the field', async (over, field) => {
    const answer = await estimate(over);
    expect([answer.status, Object.keys(answer.failure?.fields ?? {})]).toEqual([422, [field]]);
  });

  test('is limited for an address', async () => {
    const limited = await logisticsServer({ rateLimits: true });
    const body = { country: 'DE', value_fen: 1, shipping_fen: 0, kinds: 1 };
    const statuses: number[] = [];
    for (let turn = 0; turn < 61; turn += 1)
      statuses.push((await limited.call(estimateLandedCostContract, { body })).status);
    await limited.close();
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([60, 429]);
  });
});

describe('a change of staff', () => {
  test('counts at once, and the earlier version stays', async () => {
    const before = await listed('FR');
    const { status, data } = await put('FR', withVat(21), before.version);
    expect([status, data.version, vatOf(data)]).toEqual([200, before.version + 1, 2_100]);
    expect((await estimate({ country: 'FR' })).data).toMatchObject({ version: data.version });
    const { versions } = await history('FR');
    expect(versions.map(vatOf)).toEqual([2_100, 2_000]);
  });

  test('drops the pages of visitors', async () => {
    const before = server.core.caches.changes();
    await put('DK', withVat(24));
    expect(server.core.caches.changes()).toBeGreaterThan(before);
  });

  test('from a moment on counts from then on; a change of that moment replaces it', async () => {
    const from = inDays(3);
    const before = await listed('NL');
    await put('NL', { ...withVat(22), effective_from: from });
    await put('NL', { ...withVat(23), effective_from: from });
    const planned = await listed('NL');
    expect([planned.version, planned.scheduled.map(vatOf)]).toEqual([before.version, [2_300]]);
    server.clock.advance(3 * day);
    expect(vatOf(await listed('NL'))).toBe(2_300);
    expect((await estimate({ country: 'NL' })).data.version).toBe(before.version + 2);
  });

  test('can add a country, which must exist', async () => {
    expect((await put('IS', withVat(24), 0)).data).toMatchObject({ country: 'IS', version: 1 });
    expect((await estimate({ country: 'IS' })).data.version).toBe(1);
    expect(await put('ZZ', withVat(1))).toMatchObject({ status: 422, reason: 'country_unknown' });
    expect((await staff('auditor').call(getDutyHistoryContract, { params: { country: 'ZZ' } })).status).toBe(404);
  });

  test('can say that a figure is unknown', async () => {
    await put('BE', { ...withVat(21), duty_limits: [], duty: [], note: null });
    expect((await estimate({ country: 'BE' })).data).toMatchObject({
      duty: { low_fen: null },
      tax: { low_fen: null },
      total_low_fen: null,
    });
  });

  test('that changes nothing makes no version', async () => {
    const { rules, version } = await listed('IT');
    expect((await put('IT', rules, version)).data.version).toBe(version);
    expect((await put('IT', { ...rules, effective_from: inDays(5) })).data.scheduled).toEqual([]);
  });

  test('of a version that a colleague has replaced is refused, also for later', async () => {
    const { version } = await listed('ES');
    expect((await put('ES', { ...withVat(20), effective_from: inDays(2) }, version)).status).toBe(200);
    expect(await put('ES', withVat(19), version)).toMatchObject({ status: 409, reason: 'changed_meanwhile' });
    expect((await put('ES', withVat(19), version + 1)).status).toBe(200);
  });

  test('is one of ten at once on the same version', async () => {
    const { version } = await listed('AT');
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => put('AT', withVat(1 + n), version)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  });

  test.each([
    [{ fee: 1 }, { fee: 'Unknown field' }],
    [{ currency: 'euro' }, { currency: expect.any(String) }],
    [{ taxes: [{ ...someDutyRules().taxes[0], source: undefined }] }, { 'taxes.0.source': expect.any(String) }],
    [
      { duty_limits: [...someDutyRules().duty_limits, ...someDutyRules().duty_limits] },
      { duty_limits: 'Two of these apply on the same day' },
    ],
  ])('with %j is refused, and stores nothing', async (over, fields) => {
    const before = await history('PT');
    const answer = await put('PT', { ...withVat(9), ...over } as DutyChange);
    expect([answer.status, answer.failure?.fields]).toEqual([422, fields]);
    expect(await history('PT')).toEqual(before);
  });

  test('with a source of tomorrow is refused', async () => {
    const source = aDutySource({ as_of: inDays(1).slice(0, 10) });
    const body = { ...withVat(8), duty_limits: [{ amount_cents: 1, basis: 'goods' as const, source }] };
    expect(await put('PT', body)).toMatchObject({ status: 422, reason: 'source_in_future' });
  });

  test('is made by those who keep shipping methods and by owners; every member of staff reads', async () => {
    expect((await put('SE', withVat(24), undefined, ['owner'])).status).toBe(200);
    for (const role of ['buyer', 'packer', 'service', 'finance', 'auditor'] as const) {
      expect((await put('SE', withVat(23), undefined, [role])).status, role).toBe(403);
      expect((await staff(role).call(listDutiesContract)).status, role).toBe(200);
    }
    expect((await server.as({ role: 'shopper' }).call(listDutiesContract)).status).toBe(403);
    expect((await server.call(listDutiesContract)).status).toBe(401);
  });
});

describe('rules with a begin and an end', () => {
  const dutyOf = async (country: string, body: Partial<LandedCostRequest> = {}) => {
    const { data } = await estimate({ country, ...body });
    return [data.duty.low_fen, data.duty.high_fen];
  };
  const at = (instant: string) => server.clock.set(instant);

  test('of staff count on their days, in one version', async () => {
    at('2027-01-29T12:00:00.000Z');
    const [flat] = someDutyRules().duty;
    if (flat?.kind !== 'flat') expect.fail('the factory changed');
    const { data } = await put('PL', {
      ...someDutyRules(),
      duty: [
        { ...flat, up_to: null, until: '2027-01-31' },
        { ...flat, up_to: null, amount_cents: 500, from: '2027-02-01', until: '2027-02-28' },
      ],
      fees: [
        {
          up_to: null,
          low_cents: 100,
          high_cents: 200,
          currency: 'RON',
          per: 'parcel',
          tax_bp: 0,
          from: '2027-02-02',
          source: flat.source,
        },
      ],
    });
    const days: [string, (number | null)[]][] = [
      ['2027-01-31T23:59:59.999Z', [2_280, 2_280]],
      ['2027-02-01T00:00:00.000Z', [3_800, 3_800]],
      ['2027-02-28T23:59:59.999Z', [3_800, 3_800]],
      ['2027-03-01T00:00:00.000Z', [null, null]],
    ];
    for (const [instant, duty] of days) {
      at(instant);
      expect(await dutyOf('PL'), instant).toEqual(duty);
    }
    expect((await listed('PL')).version).toBe(data.version);
    const { data: found } = await server.call(getDutyContract, { query: { country: 'PL' } });
    expect([found.duty?.figures.duty, found.duty?.coming]).toEqual([[], []]);
    expect(await (server.feature.sitemapPaths?.() ?? [])).toContainEqual({
      path: '/shipping/duties/PL',
      modified: new Date('2027-03-01'),
    });
  });

  test('may be in a currency of their own, without whose rate the total is unknown', async () => {
    const { data: before } = await estimate({ country: 'PL' });
    expect(before).toMatchObject({
      fees: { low_fen: null, high_fen: null },
      fee_rates: [{ currency: 'RON', rate: null, rate_day: null }],
      total_low_fen: null,
    });
    server.rates.set('RON', { rate: '1.5', asOf: '2027-02-26' });
    expect((await estimate({ country: 'PL' })).data).toMatchObject({
      fees: { low_fen: 150, high_fen: 300 },
      fee_rates: [{ currency: 'RON', rate: '1.5', rate_day: '2027-02-26' }],
    });
  });

  test.each([
    ['HU', '2028-06-30T23:59:59.999Z', [2_280, 2_280]],
    ['HU', '2028-07-01T00:00:00.000Z', [0, 10_200]],
    ['GB', '2028-09-30T23:59:59.999Z', [0, 0]],
    ['GB', '2028-10-01T00:00:00.000Z', [null, null]],
  ])('that Caravan ships with count for a parcel of their days: %s at %s', async (country, instant, duty) => {
    server.rates.set('GBP', { rate: '9', asOf: '2027-02-26' });
    at(instant);
    expect(await dutyOf(country)).toEqual(duty);
  });
});

test('a version is never changed or deleted', async () => {
  const { db } = server.core;
  await expect(db.execute(sql`update duty_rule set figures = '{}'`)).rejects.toThrow();
  await expect(db.delete(dutyRuleTable)).rejects.toThrow();
});

describe('the port for duty-free limits', () => {
  const limitFen = (country: string) => server.feature.ports.dutyFreeLimits.limitFen(country);

  test('tells what is free of both duty and tax', async () => {
    server.rates.set('AUD', { rate: '4.7', asOf: '2026-11-19' });
    expect(await limitFen('AU')).toBe(470_000);
    expect([await limitFen('DE'), await limitFen('GB'), await limitFen('HK')]).toEqual([
      0,
      0,
      Number.POSITIVE_INFINITY,
    ]);
  });

  test('knows nothing without figures or a rate, or where shipping counts', async () => {
    expect([await limitFen('AQ'), await limitFen('PH'), await limitFen('MY')]).toEqual([null, null, null]);
  });
});
