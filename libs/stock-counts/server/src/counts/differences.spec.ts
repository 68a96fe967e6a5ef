import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { differencesOf, type RecordedItem } from './differences.ts';

const count = { bin: 'A-01', firstMove: 100 };
const at = new Date('2026-11-23T08:00:00.000Z');
const item = (over: Partial<RecordedItem> = {}): RecordedItem => ({
  id: 'item',
  bin: 'A-01',
  lastMove: 7,
  missingAt: null,
  leftAt: null,
  isInHand: false,
  ...over,
});
const scanned = [{ itemId: 'item', lastMove: 7 }];
const kinds = (goods: RecordedItem, scans = scanned) => differencesOf(count, scans, [goods]).map(({ kind }) => kind);

test.each([
  ['here', {}, []],
  ['in another bin', { bin: 'B-07' }, ['wrong_bin']],
  ['in no bin', { bin: null, lastMove: 7 }, ['found']],
  ['searched for', { bin: null, missingAt: at }, ['found']],
  ['moved since the scan', { bin: 'B-07', lastMove: 8 }, []],
  ['in a packer’s hands, out of no bin', { bin: null, isInHand: true }, []],
  ['gone', { bin: null, leftAt: at }, []],
] as const)('scanned goods that are, by the records, %s', (_what, over, found) => {
  expect(kinds(item(over))).toEqual(found);
});

test.each([
  ['that were there when the count began', {}, ['missing']],
  ['that were put there by the last move before it', { lastMove: 100 }, ['missing']],
  ['that were put there since', { lastMove: 101 }, []],
  ['that were never in a bin but this one', { lastMove: 1 }, ['missing']],
] as const)('goods %s, and were not scanned', (_what, over, found) => {
  expect(kinds(item(over), [])).toEqual(found);
});

describe('any count', () => {
  const anItem = fc.record({
    bin: fc.constantFrom('A-01', 'B-07', null),
    lastMove: fc.integer({ min: 0, max: 200 }),
    isMissing: fc.boolean(),
    isInHand: fc.boolean(),
    scan: fc.option(fc.integer({ min: 0, max: 200 })),
  });
  const aCount = fc.array(anItem, { maxLength: 20 }).map((made) => {
    const goods = made.map(({ bin, lastMove, isMissing, isInHand }, index) =>
      item({ id: `item_${index}`, bin: isMissing ? null : bin, lastMove, missingAt: isMissing ? at : null, isInHand }),
    );
    const scans = made.flatMap(({ scan }, index) =>
      scan === null ? [] : [{ itemId: `item_${index}`, lastMove: scan }],
    );
    return { goods, scans };
  });

  it('finds nothing if exactly what the records have there is scanned', () => {
    fc.assert(
      fc.property(aCount, ({ goods }) => {
        const here = goods.filter(({ bin }) => bin === count.bin);
        const scans = here.map(({ id, lastMove }) => ({ itemId: id, lastMove }));
        expect(differencesOf(count, scans, here)).toEqual([]);
      }),
    );
  });

  it('names each of the goods at most once, missing only if not scanned, and nothing else if so', () => {
    fc.assert(
      fc.property(aCount, ({ goods, scans }) => {
        const found = differencesOf(count, scans, goods);
        expect(new Set(found.map(({ itemId }) => itemId)).size).toBe(found.length);
        for (const { itemId, kind } of found)
          expect(kind === 'missing').toBe(!scans.some((scan) => scan.itemId === itemId));
      }),
    );
  });

  it('finds nothing after the records are what it confirmed', () => {
    fc.assert(
      fc.property(aCount, ({ goods, scans }) => {
        const found = new Map(differencesOf(count, scans, goods).map((one) => [one.itemId, one.kind]));
        const after = goods.map((one) => {
          const kind = found.get(one.id);
          if (kind === undefined) return one;
          return kind === 'missing'
            ? { ...one, bin: null, missingAt: at }
            : { ...one, bin: count.bin, missingAt: null, lastMove: 300 };
        });
        const next = { ...count, firstMove: 300 };
        const again = after
          .filter(({ id }) => found.has(id) && found.get(id) !== 'missing')
          .map(({ id, lastMove }) => ({ itemId: id, lastMove }));
        expect(
          differencesOf(
            next,
            again,
            after.filter(({ id }) => found.has(id)),
          ),
        ).toEqual([]);
      }),
    );
  });
});
