import type { Fen } from '@caravan/kernel';
import { joinGoods, type Reckon, type SplitLoad, type Way } from './split-problem.ts';

/** A parcel of a plan; `way` is undefined if it cannot be sent. */
export interface Part {
  /** The indices of its goods. */
  items: number[];
  load: SplitLoad;
  way: Way | undefined;
}

/** Counts for a parcel that cannot be sent: more than any plan costs, and a hundred of them are still exact numbers. */
const notSentFen: Fen = 10_000_000_000_000;

/** The fees of all parcels; one that cannot be sent costs more than any plan. */
export const costOf = (parts: readonly Pick<Part, 'way'>[]): Fen =>
  parts.reduce((sum, { way }) => sum + (way?.feeFen ?? notSentFen), 0);

/** The goods of two parcels in one. */
export const joinParts = (some: Part, others: Part, reckon: Reckon): Part => {
  const load = joinGoods(some.load, others.load);
  return { items: [...some.items, ...others.items], load, way: reckon(load) };
};

/** Asked from time to time: whether the time for an answer is over. */
export type IsLate = () => boolean;

const lastIndex = (bit: number): number => 31 - Math.clz32(bit);
/** Subsets between two looks at the clock. */
const between = 255;

/**
 * The cheapest partition of some units into parcels, by dynamic programming over their subsets: 2^n parcels are
 * reckoned, 3^n sums compared. The part with the first unit of a subset is chosen first, so each partition is seen
 * once. Of equally cheap partitions it takes one with the fewest parcels. Undefined if it is late.
 */
export const bestPartition = (units: readonly Part[], reckon: Reckon, isLate: IsLate): Part[] | undefined => {
  const size = 2 ** units.length;
  const alone: Part[] = [];
  const aloneFen = new Float64Array(size);
  const cost = new Float64Array(size);
  const parcels = new Uint8Array(size);
  const first = new Int32Array(size);
  for (let set = 1; set < size; set += 1) {
    if ((set & between) === 0 && isLate()) return undefined;
    const bit = set & -set;
    const rest = set ^ bit;
    const unit = units[lastIndex(bit)]!;
    const others = alone[rest];
    const parcel = others ? joinParts(unit, others, reckon) : unit;
    alone[set] = parcel;
    aloneFen[set] = costOf([parcel]);
    cost[set] = Number.POSITIVE_INFINITY;
    for (let sub = rest; ; sub = (sub - 1) & rest) {
      const part = sub | bit;
      const left = set ^ part;
      const sum = aloneFen[part]! + cost[left]!;
      const count = 1 + parcels[left]!;
      if (sum < cost[set]! || (sum === cost[set] && count < parcels[set]!)) {
        cost[set] = sum;
        parcels[set] = count;
        first[set] = part;
      }
      if (sub === 0) break;
    }
  }
  const parts: Part[] = [];
  for (let left = size - 1; left !== 0; left ^= first[left]!) parts.push(alone[first[left]!]!);
  return parts;
};
