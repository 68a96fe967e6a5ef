import { readBillLine, writeBillLine } from '@caravan/freight-costs/contract';
import type { BilledParcel } from '@caravan/warehouse-packages/port';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { billedLinesOf, hasSameLines, sumOfLines, type BilledLine } from '../bills/bill-lines.ts';
import { chooseParcel, findingsOf, planLines, toleratedG, type EarlierLine, type LineOrigin } from './plan-lines.ts';

const limits = { toleranceG: 100, tolerancePercent: 10, lossFen: 500 };
const origin: LineOrigin = { carrierKey: 'dhl', billedOn: '2026-11-20' };

const aParcel = (over: Partial<BilledParcel> = {}): BilledParcel => ({
  number: 'PK1',
  carrier: 'DHL',
  trackingNumber: 'JD-0001',
  trackingKey: 'JD0001',
  methodId: 'ems',
  country: 'DE',
  shippedAt: new Date('2026-11-10T08:00:00.000Z'),
  weightG: 2_000,
  paidFen: 10_000,
  ...over,
});

const aLine = (over: Partial<BilledLine> = {}): BilledLine => ({
  position: 1,
  number: 'JD0001',
  trackingKey: 'JD0001',
  weightG: 2_000,
  amounts: [9_000],
  fen: 9_000,
  ...over,
});

const anEarlier = (over: Partial<EarlierLine> = {}): EarlierLine => ({
  id: 'line_1',
  carrierKey: 'dhl',
  trackingKey: 'JD0001',
  packageNumber: 'PK1',
  state: 'matched',
  fen: 9_000,
  amounts: [9_000],
  review: null,
  returnedFen: 0,
  ...over,
});

describe('the parcel of a number', () => {
  const other = aParcel({ number: 'PK2', carrier: 'UPS' });
  const later = aParcel({ number: 'PK3', shippedAt: new Date('2026-11-15T08:00:00.000Z') });
  const future = aParcel({ number: 'PK4', shippedAt: new Date('2026-11-25T08:00:00.000Z') });
  test.each([
    ['the only one, whatever its carrier', [other], 'PK2'],
    ['that of the carrier', [other, aParcel()], 'PK1'],
    ['the last one until the day of the bill', [aParcel(), later, future], 'PK3'],
    ['none if all of several were sent later', [future, aParcel({ ...future, number: 'PK5' })], undefined],
    ['none', [], undefined],
  ])('is %s', (_, candidates, expected) => {
    expect(chooseParcel(candidates, origin)?.number).toBe(expected);
  });
});

describe('what is odd about a line', () => {
  const none = { costFen: 0, isBilled: false, isRepaid: false };
  test.each([
    ['nothing', aLine(), none, []],
    ['nothing within the tolerance', aLine({ weightG: 2_200 }), none, []],
    ['a greater weight', aLine({ weightG: 2_201 }), none, ['heavier']],
    ['nothing without a weight', aLine({ weightG: null }), none, []],
    ['nothing up to the borne loss', aLine({ fen: 10_500 }), none, []],
    ['a loss', aLine({ fen: 10_501 }), none, ['loss']],
    ['a loss with what was billed before', aLine({ fen: 1_501 }), { ...none, costFen: 9_000 }, ['loss']],
    ['its own part of the loss alone', aLine({ fen: 500 }), { ...none, costFen: 20_000 }, []],
    ['a second base amount', aLine({ fen: 100 }), { ...none, isBilled: true }, ['twice']],
    ['no further surcharge', aLine({ amounts: [0, 100], fen: 100 }), { ...none, isBilled: true }, []],
    ['no credit', aLine({ amounts: [-900], fen: -900, weightG: 9_000 }), { ...none, isBilled: true }, []],
    [
      'a credit for what came back before',
      aLine({ amounts: [-900], fen: -900 }),
      { ...none, isRepaid: true },
      ['twice'],
    ],
  ])('is %s', (_, line, before, expected) => {
    expect(findingsOf(line, aParcel(), before, limits)).toEqual(expected);
  });

  it('is measured by the greater of both tolerances', () => {
    expect(toleratedG(500, limits)).toBe(600);
    expect(toleratedG(5_000, limits)).toBe(5_500);
  });
});

describe('the lines of a bill', () => {
  const plan = (lines: readonly BilledLine[], earlier: readonly EarlierLine[] = [], parcels = [aParcel()]) =>
    planLines(lines, origin, parcels, earlier, limits);

  it('count with those before them, of this bill and of others', () => {
    expect(plan([aLine(), aLine({ position: 2 })]).map(({ findings }) => findings)).toEqual([[], ['loss', 'twice']]);
    expect(plan([aLine()], [anEarlier()])[0]?.findings).toEqual(['loss', 'twice']);
    expect(plan([aLine()], [anEarlier({ carrierKey: 'ups' })])[0]?.findings).toEqual(['loss']);
    expect(plan([aLine()], [anEarlier({ review: 'settled', returnedFen: 9_000 })])[0]?.findings).toEqual(['twice']);
  });

  it('without a parcel stay unknown', () => {
    const unknown = { state: 'unknown', packageNumber: null, findings: [], settles: null };
    expect(plan([aLine({ trackingKey: null }), aLine({ trackingKey: 'JD0002' })])).toEqual([unknown, unknown]);
  });

  it('of a credit note settle one dispute each, the first one first', () => {
    const credit = aLine({ amounts: [-100], fen: -100 });
    const disputes = [
      anEarlier({ review: 'disputed' }),
      anEarlier({ id: 'line_2', review: 'disputed' }),
      anEarlier({ id: 'line_3', review: 'disputed', carrierKey: 'ups' }),
    ];
    expect(plan([credit, credit, credit], disputes).map(({ settles }) => settles)).toEqual(['line_1', 'line_2', null]);
  });

  it('of a credit note settle what was billed for somebody else', () => {
    const foreign = { state: 'not_ours', packageNumber: null, review: 'disputed', trackingKey: 'JD0009' } as const;
    const credit = aLine({ trackingKey: 'JD0009', amounts: [-9_000], fen: -9_000 });
    expect(plan([credit], [anEarlier(foreign)])).toEqual([
      { state: 'not_ours', packageNumber: null, findings: [], settles: 'line_1' },
    ]);
  });
});

const amounts = fc.tuple(fc.integer({ min: -50_000, max: 50_000 }), fc.integer({ min: -5_000, max: 5_000 }));

test('in any bill nothing is lost or doubled, and no dispute is settled twice', () => {
  const lines = fc.array(
    fc.record({
      number: fc.constantFrom('JD-0001', 'jd0002', 'JD0003', ''),
      weight_g: fc.option(fc.nat(5_000)),
      amounts: amounts.map((pair) => [...pair]),
    }),
    { minLength: 1, maxLength: 12 },
  );
  const parcels = [aParcel(), aParcel({ number: 'PK2', trackingKey: 'JD0002' })];
  fc.assert(
    fc.property(lines, fc.constantFrom('1', '7.2993551', '0.049'), fc.nat(4), (file, rate, disputed) => {
      const written = file.map(writeBillLine);
      expect(written.map(readBillLine)).toEqual(file);
      const billed = billedLinesOf({ lines: written }, rate);
      const earlier = Array.from({ length: disputed }, (_, index) =>
        anEarlier({ id: `line_${index}`, review: 'disputed' }),
      );
      const plans = planLines(billed, origin, parcels, earlier, limits);
      expect(plans).toHaveLength(billed.length);
      expect(hasSameLines(billed, billedLinesOf({ lines: written }, '1'))).toBe(true);
      expect(sumOfLines(billed)).toBe(file.flatMap((line) => line.amounts).reduce((sum, one) => sum + one, 0));
      const sum = (some: readonly BilledLine[]) => some.reduce((all, { fen }) => all + fen, 0);
      const of = (number: string | null) => billed.filter((_, index) => plans[index]?.packageNumber === number);
      expect(sum(of('PK1')) + sum(of('PK2')) + sum(of(null))).toBe(sum(billed));
      const settled = plans.flatMap(({ settles }) => settles ?? []);
      expect(new Set(settled).size).toBe(settled.length);
      for (const [index, { settles, findings, state }] of plans.entries()) {
        if (settles !== null) expect(billed[index]?.fen).toBeLessThan(0);
        if (findings.length) expect(state).toBe('matched');
      }
    }),
  );
});
