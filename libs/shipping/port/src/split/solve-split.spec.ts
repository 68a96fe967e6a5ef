import { restrictions } from '@caravan/shipping/contract';
import { sumFen } from '@caravan/kernel';
import { soaking } from '@caravan/server-core/testing';
import { splitGoals, type SplitGoal } from '@caravan/shipping/contract';
import { aPriceRow, someTerms } from '@caravan/shipping/contract/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seedMethods } from '../seed/shipping-methods.ts';
import { loadOf, parcelOf, type ItemToSend } from '../quotes/parcel-of.ts';
import { noServices, quoteMethod } from '../quotes/quote-method.ts';
import type { ShippingMethodVersion } from '../methods/shipping-method.ts';
import { zonePrices, type PricesTo } from '../sheets/sheet-prices.ts';
import { solveSplit, type SplitSolution } from './solve-split.ts';

interface Goods extends ItemToSend {
  valueFen: number;
}

interface Question {
  items: Goods[];
  methods: ShippingMethodVersion[];
  goal: SplitGoal;
  limitFen: number | null;
}

const country = 'DE';
const never = () => false;
const atOnce = () => true;

const problemOf = ({ items, ...rest }: Question) => ({
  ...rest,
  country,
  goods: items.map((item) => ({ ...loadOf(item), valueFen: item.valueFen })),
});

const side = fc.integer({ min: 10, max: 700 });
const someKinds = fc.subarray(restrictions.slice(0, 3), { maxLength: 2 });
const anItem: fc.Arbitrary<Goods> = fc.record({
  weightG: fc.integer({ min: 1, max: 4_000 }),
  lengthMm: side,
  widthMm: side,
  heightMm: side,
  restrictions: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, someKinds),
  storageFen: fc.integer({ min: 0, max: 60 }).map((days) => Math.max(0, days - 30) * 50),
  handlingFen: fc.constantFrom(0, 0, 500),
  valueFen: fc.integer({ min: 0, max: 60_000 }),
});
/** Up to three brackets, whose prices need not rise. */
const aSheet: fc.Arbitrary<PricesTo> = fc
  .record({
    brackets: fc.array(
      fc.record({
        widthG: fc.integer({ min: 500, max: 8_000 }),
        baseFen: fc.integer({ min: 0, max: 15_000 }),
        baseG: fc.integer({ min: 0, max: 2_000 }),
        stepG: fc.constantFrom(0, 100, 500),
        stepFen: fc.integer({ min: 0, max: 3_000 }),
        kgFen: fc.integer({ min: 0, max: 6_000 }),
        itemFen: fc.integer({ min: 0, max: 1_000 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    remote: fc.boolean(),
    round: fc.constantFrom(1, 100, 1_000),
    fuel: fc.integer({ min: 0, max: 3_000 }),
    percent: fc.integer({ min: 1, max: 100 }),
  })
  .map(({ brackets, remote, round, fuel, percent }) => {
    let over = 0;
    const rows = brackets.map(({ widthG, baseFen, baseG, stepG, stepFen, kgFen, itemFen }) => {
      const from = over;
      over += widthG;
      const steps = { step_g: stepG, step_fen: stepG ? stepFen : 0, kg_fen: kgFen, item_fen: itemFen };
      return aPriceRow({ over_g: from, to_g: over, base_fen: baseFen, base_g: from + baseG, ...steps });
    });
    const terms = someTerms({ round_g: round, fuel_basis_points: fuel, volume_percent: percent, remote_fen: 700 });
    return { terms, area: 0, remote, prices: zonePrices(rows) };
  });
const aMethod: fc.Arbitrary<ShippingMethodVersion> = fc
  .record({
    sheet: fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, aSheet),
    etaMaxDays: fc.integer({ min: 3, max: 12 }),
    firstFen: fc.integer({ min: 0, max: 15_000 }),
    furtherFen: fc.integer({ min: 0, max: 6_000 }),
    customsFen: fc.integer({ min: 0, max: 1_500 }),
    minG: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 5_000 })),
    maxG: fc.integer({ min: 500, max: 20_000 }),
    maxSideMm: fc.integer({ min: 400, max: 2_000 }),
    maxGirthMm: fc.option(fc.integer({ min: 1_000, max: 3_000 })),
    divisor: fc.option(fc.integer({ min: 4_000, max: 9_000 })),
    packingG: fc.integer({ min: 0, max: 600 }),
    maxValueFen: fc.option(fc.integer({ min: 20_000, max: 200_000 })),
    restrictions: someKinds,
  })
  .map(({ etaMaxDays, firstFen, furtherFen, customsFen, sheet, ...limits }) => ({
    ...(sheet ? { sheet } : {}),
    id: '',
    version: 1,
    name: { en: 'Method', zh: '线路' },
    carrier: 'C',
    trackingUrl: '',
    zones: [{ countries: [country], etaMinDays: 2, etaMaxDays, firstFen, furtherFen, customsFen }],
    ...limits,
    active: true,
  }));
const aQuestion = (lengths: { minLength: number; maxLength: number }): fc.Arbitrary<Question> =>
  fc
    .record({
      items: fc.array(anItem, lengths),
      methods: fc
        .array(aMethod, { minLength: 1, maxLength: 6 })
        .map((methods) => methods.map((method, index) => ({ ...method, id: `m${index}` }))),
      goal: fc.constantFrom(...splitGoals),
      limitFen: fc.integer({ min: 40_000, max: 120_000 }),
    })
    .map(({ goal, limitFen, ...rest }) => ({ ...rest, goal, limitFen: goal === 'duty_free' ? limitFen : null }));

/** The open ways of one parcel, quoted as for a shopper. */
const waysOf = ({ items, methods, limitFen }: Question, indices: readonly number[]) => {
  const chosen = indices.map((index) => items[index]!);
  const valueFen = sumFen(chosen.map((item) => item.valueFen));
  if (limitFen !== null && valueFen > limitFen) return [];
  const parcel = parcelOf(chosen, valueFen, noServices);
  return methods.flatMap((method) => {
    const quote = quoteMethod(method, country, parcel);
    return quote && !quote.refusal ? [{ methodId: method.id, feeFen: quote.feeFen, days: quote.etaMaxDays }] : [];
  });
};

/** Every partition of 0 … count − 1. */
const partitions = (count: number): number[][][] =>
  count === 0
    ? [[]]
    : partitions(count - 1).flatMap((parts) => [
        ...parts.map((_, place) => parts.map((part, index) => (index === place ? [...part, count - 1] : part))),
        [...parts, [count - 1]],
      ]);
const partitionsOf = new Map(Array.from({ length: 9 }, (_, count) => [count, partitions(count)]));

interface Best {
  days: number;
  feeFen: number;
}

/** The best plan by trying every partition: the earliest latest day (for speed), then the lowest fee. */
const byBruteForce = (question: Question): Best | null => {
  const known = new Map<string, ReturnType<typeof waysOf>>();
  const ways = (part: readonly number[]) => {
    const name = part.join();
    if (!known.has(name)) known.set(name, waysOf(question, part));
    return known.get(name)!;
  };
  const plans = partitionsOf.get(question.items.length)!.map((parts) => parts.map(ways));
  const daysOf = (plan: (typeof plans)[number]) =>
    Math.max(...plan.map((one) => Math.min(...one.map(({ days }) => days))));
  const days = question.goal === 'speed' ? Math.min(...plans.map(daysOf)) : Number.MAX_SAFE_INTEGER;
  if (days === Number.POSITIVE_INFINITY) return null;
  const feeOf = (plan: (typeof plans)[number]) =>
    plan.reduce((sum, one) => sum + Math.min(...one.filter((way) => way.days <= days).map(({ feeFen }) => feeFen)), 0);
  const feeFen = Math.min(...plans.map(feeOf));
  return feeFen === Number.POSITIVE_INFINITY ? null : { days, feeFen };
};

/** Checks that a plan has all goods once, in parcels that a shopper can send at these fees. */
const checkPlan = (question: Question, { parcels, gapFen, gapDays }: SplitSolution): Best => {
  expect(parcels.flatMap(({ items }) => items).sort((a, b) => a - b)).toEqual(question.items.map((_, index) => index));
  const ways = parcels.map(({ items, methodId, feeFen }) => {
    const way = waysOf(question, items).find((one) => one.methodId === methodId);
    expect(way?.feeFen).toBe(feeFen);
    return way!;
  });
  expect(gapFen).toBeGreaterThanOrEqual(0);
  expect(gapDays).toBeGreaterThanOrEqual(0);
  return { days: Math.max(...ways.map(({ days }) => days)), feeFen: sumFen(ways.map(({ feeFen }) => feeFen)) };
};

const patience = { timeout: soaking ? 900_000 : 30_000 };
const runs = (few: number) => ({ numRuns: soaking ? few * 25 : few });

describe('a plan for several parcels', () => {
  test('is the best of all partitions, for each goal', patience, () => {
    fc.assert(
      fc.property(aQuestion({ minLength: 1, maxLength: soaking ? 8 : 6 }), (question) => {
        const best = byBruteForce(question);
        const solution = solveSplit(problemOf(question), never);
        expect(solution === null).toBe(best === null);
        if (!best || !solution) return;
        const plan = checkPlan(question, solution);
        expect(plan.feeFen).toBe(best.feeFen);
        if (question.goal === 'speed') expect(plan.days).toBe(best.days);
        expect(solution).toMatchObject({ gapFen: 0, gapDays: 0 });
      }),
      runs(200),
    );
  });

  test('that was searched or broken off differs from the best one by its gap at most', patience, () => {
    const isLate = fc.constantFrom(never, atOnce);
    fc.assert(
      fc.property(aQuestion({ minLength: 8, maxLength: 12 }), isLate, (question, late) => {
        const problem = problemOf(question);
        const exact = solveSplit(problem, never);
        const searched = solveSplit(problem, late, 0);
        if (!searched) return;
        const found = checkPlan(question, searched);
        const best = checkPlan(question, exact ?? expect.fail('the best plan was not found'));
        if (question.goal === 'speed') {
          expect(best.days).toBeLessThanOrEqual(found.days);
          expect(best.days).toBeGreaterThanOrEqual(found.days - searched.gapDays);
          if (best.days < found.days) return;
        }
        expect(best.feeFen).toBeLessThanOrEqual(found.feeFen);
        expect(best.feeFen).toBeGreaterThanOrEqual(found.feeFen - searched.gapFen);
      }),
      runs(40),
    );
  });

  test('is found for a hundred items by the shop’s own methods, close to the bound', () => {
    const items = fc
      .sample(anItem, { numRuns: 100 })
      .map((item) => ({ ...item, lengthMm: Math.ceil(item.lengthMm / 2), restrictions: [] }));
    const question: Question = { items, methods: [...seedMethods], goal: 'cost', limitFen: null };
    const solution = solveSplit(problemOf(question), never) ?? expect.fail('no plan');
    const { feeFen } = checkPlan(question, solution);
    expect(solution.gapFen / feeFen).toBeLessThan(0.25);
  });

  test('is the same for the same question', () => {
    const [question] = fc.sample(aQuestion({ minLength: 20, maxLength: 20 }), { numRuns: 1, seed: 7 });
    expect(solveSplit(problemOf(question!), never)).toEqual(solveSplit(problemOf(question!), never));
  });
});

const tote: Goods = {
  weightG: 900,
  lengthMm: 300,
  widthMm: 200,
  heightMm: 50,
  restrictions: [],
  storageFen: 0,
  handlingFen: 0,
  valueFen: 10_000,
};
const method = (over: Partial<ShippingMethodVersion>, fees: Partial<ShippingMethodVersion['zones'][number]> = {}) => ({
  ...seedMethods[0]!,
  id: 'm',
  zones: [
    {
      countries: [country],
      etaMinDays: 5,
      etaMaxDays: 9,
      firstFen: 5_000,
      furtherFen: 2_000,
      customsFen: 500,
      ...fees,
    },
  ],
  minG: 0,
  maxG: 2_000,
  maxSideMm: 1_000,
  maxGirthMm: null,
  divisor: null,
  packingG: 100,
  maxValueFen: null,
  restrictions: [],
  ...over,
});
const solved = (
  items: Goods[],
  methods: ShippingMethodVersion[],
  goal: SplitGoal = 'cost',
  limitFen: number | null = null,
) =>
  solveSplit(problemOf({ items, methods, goal, limitFen }), never)?.parcels.map(({ items: parts, methodId }) => [
    methodId,
    parts,
  ]);

describe('goods are divided', () => {
  test('where one parcel is too heavy for the cheap method', () => {
    expect(
      solved([tote, tote, tote], [method({}), method({ id: 'dear', maxG: 30_000 }, { firstFen: 30_000 })]),
    ).toEqual([
      ['m', [0, 2]],
      ['m', [1]],
    ]);
  });

  test('where one of them needs another method', () => {
    const lamp = { ...tote, restrictions: ['battery' as const] };
    const dear = method({ id: 'dear' }, { furtherFen: 9_000, etaMaxDays: 4 });
    const quick = method({ id: 'cheap', restrictions: ['battery'] });
    expect(solved([tote, lamp, tote], [quick, dear])).toEqual([
      ['cheap', [0, 2]],
      ['dear', [1]],
    ]);
    expect(solved([tote, lamp, tote], [quick, dear], 'speed')).toEqual([
      ['dear', [0]],
      ['dear', [1]],
      ['dear', [2]],
    ]);
  });

  test('where together they are worth more than the duty-free limit', () => {
    expect(solved([tote, tote, tote], [method({ maxG: 30_000 })], 'duty_free', 20_000)).toEqual([
      ['m', [0, 2]],
      ['m', [1]],
    ]);
    expect(solved([tote], [method({})], 'duty_free', 9_999)).toBeUndefined();
  });

  test('not at all where one parcel costs least, and not where no method takes one of them', () => {
    expect(solved([tote, tote], [method({})])).toEqual([['m', [0, 1]]]);
    expect(solved([tote, { ...tote, weightG: 9_000 }], [method({})])).toBeUndefined();
  });
});
