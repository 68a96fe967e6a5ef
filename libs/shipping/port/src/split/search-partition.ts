import type { Fen } from '@caravan/kernel';
import { bestPartition, costOf, joinParts, type IsLate, type Part } from './best-partition.ts';
import type { Reckon, SplitLoad } from './split-problem.ts';

/** Each item in a parcel of its own. */
export const partsOf = (goods: readonly SplitLoad[], reckon: Reckon): Part[] =>
  goods.map((load, index) => ({ items: [index], load, way: reckon(load) }));

interface Merger {
  pair: readonly [Part, Part];
  joined: Part;
  savesFen: Fen;
}

const mergerOf = (some: Part, others: Part, reckon: Reckon): Merger => {
  const joined = joinParts(some, others, reckon);
  return { pair: [some, others], joined, savesFen: costOf([some, others]) - costOf([joined]) };
};

/** Joins the two parcels that save the most, again and again, until joining saves nothing (Clarke and Wright). */
const mergeBySavings = (alone: readonly Part[], reckon: Reckon, isLate: IsLate): Part[] => {
  let parts = [...alone];
  let mergers: Merger[] = [];
  for (const [index, part] of parts.entries()) {
    if (isLate()) return parts;
    mergers.push(...parts.slice(index + 1).map((other) => mergerOf(part, other, reckon)));
  }
  for (;;) {
    const best = mergers.reduce<Merger | undefined>(
      (most, one) => (one.savesFen > (most?.savesFen ?? 0) ? one : most),
      undefined,
    );
    if (!best || isLate()) return parts;
    const others = parts.filter((part) => !best.pair.includes(part));
    mergers = mergers.filter(({ pair }) => !pair.some((part) => best.pair.includes(part)));
    mergers.push(...others.map((part) => mergerOf(best.joined, part, reckon)));
    parts = [...others, best.joined];
  }
};

/** A quick plan to begin with: merged by savings, or everything in one parcel if that is cheaper. */
export const firstPartition = (goods: readonly SplitLoad[], reckon: Reckon, isLate: IsLate): Part[] => {
  const alone = partsOf(goods, reckon);
  const merged = mergeBySavings(alone, reckon, isLate);
  const whole = [alone.reduce((some, one) => joinParts(some, one, reckon))];
  return costOf(whole) <= costOf(merged) ? whole : merged;
};

/** Pseudo-random numbers from 0 to 1, the same in each run, so that the same question gets the same answer (mulberry32). */
const randomNumbers = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

const shuffled = <Value>(values: readonly Value[], random: () => number): Value[] => {
  const mixed = [...values];
  for (let place = mixed.length - 1; place > 0; place -= 1) {
    const other = Math.floor(random() * (place + 1));
    [mixed[place], mixed[other]] = [mixed[other]!, mixed[place]!];
  }
  return mixed;
};

/** Units of one round; 2^9 parcels are reckoned in some milliseconds. */
const unitsOfRound = 9;
/** The most parcels that a round takes apart. */
const partsOfRound = 4;
/** Rounds without a better plan after which the search ends. */
const patience = 400;

/** Input of a search. */
export interface Search {
  goods: readonly SplitLoad[];
  reckon: Reckon;
  isLate: IsLate;
  /** No plan costs less, so one that costs this ends the search. */
  boundFen: Fen;
}

/**
 * Improves a plan by taking a few parcels apart at random and putting them together again in the best way: some of their
 * goods move freely, the rest of each parcel stays together. Each round is solved exactly, so moving, exchanging,
 * joining and separating goods are all covered.
 */
export const improvePartition = (begun: readonly Part[], { goods, reckon, isLate, boundFen }: Search): Part[] => {
  const random = randomNumbers(goods.length);
  const alone = partsOf(goods, reckon);
  let parts = [...begun];
  for (let idle = 0; idle < patience && costOf(parts) > boundFen && !isLate(); idle += 1) {
    const [taken, kept] = takeApart(parts, alone, random, reckon);
    const better = bestPartition(taken.units, reckon, isLate);
    if (better && costOf(better) < costOf(taken.parts)) {
      parts = [...kept, ...better];
      idle = -1;
    }
  }
  return parts;
};

/** Some parcels as units that are put together again, and the parcels that stay as they are. */
const takeApart = (parts: readonly Part[], alone: readonly Part[], random: () => number, reckon: Reckon) => {
  const mixed = shuffled(parts, random);
  const count = Math.min(mixed.length, 1 + Math.floor(random() * partsOfRound));
  const taken = mixed.slice(0, count);
  const kept = mixed.slice(count);
  const items = taken.flatMap((part) => part.items);
  const free = new Set(
    shuffled(items, random).slice(0, items.length > unitsOfRound ? unitsOfRound - count : items.length),
  );
  const together = (some: readonly Part[]): Part[] =>
    some.length ? [some.reduce((joined, one) => joinParts(joined, one, reckon))] : [];
  const units = [
    ...[...free].map((item) => alone[item]!),
    ...taken.flatMap((part) => together(part.items.filter((item) => !free.has(item)).map((item) => alone[item]!))),
  ];
  return [{ parts: taken, units }, kept] as const;
};
