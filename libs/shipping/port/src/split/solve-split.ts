import type { Fen } from '@caravan/kernel';
import { bestPartition, costOf, type IsLate, type Part } from './best-partition.ts';
import { lowerBound } from './lower-bound.ts';
import { firstPartition, improvePartition, partsOf } from './search-partition.ts';
import { carriersTo, cheapestWay, type Carrier, type SplitProblem } from './split-problem.ts';

/** Up to so many items every partition is covered; beyond, the plan is searched and its gap is known. */
const exactGoods = 12;

/** A parcel of the plan with the method that carries it. */
export interface PlannedParcel {
  /** The indices of its goods, in order. */
  items: number[];
  methodId: string;
  feeFen: Fen;
}

/** A plan, and how far it may be from the best one; it is the best if both gaps are 0. */
export interface SplitSolution {
  parcels: PlannedParcel[];
  /** By how much a plan that has everything there on the same day can be cheaper at most. */
  gapFen: Fen;
  /** By how many days a plan can have everything there sooner at most; 0 unless the goal is speed. */
  gapDays: number;
}

interface Found {
  /** Some parts may not be sendable; then no plan was found. */
  parts: Part[];
  boundFen: Fen;
  /** Whether no plan is better. Of a plan that was not found: whether there is none. */
  proved: boolean;
}

const isPlan = (parts: readonly Part[]): boolean => parts.every(({ way }) => way !== undefined);

/** The cheapest plan with these carriers. */
const solveWith = (carriers: readonly Carrier[], problem: SplitProblem, isLate: IsLate, exactUpTo: number): Found => {
  const { goods } = problem;
  const boundFen = lowerBound(problem, carriers);
  if (boundFen === null) return { parts: [], boundFen: 0, proved: true };
  const reckon = cheapestWay(carriers, problem);
  const begun = firstPartition(goods, reckon, isLate);
  const best = goods.length <= exactUpTo ? bestPartition(partsOf(goods, reckon), reckon, isLate) : undefined;
  if (best) return { parts: best, boundFen: costOf(best), proved: true };
  const parts = improvePartition(begun, { goods, reckon, isLate, boundFen });
  return { parts, boundFen, proved: costOf(parts) === boundFen };
};

const latestOf = (parts: readonly Part[]): number => Math.max(...parts.map(({ way }) => way?.etaMaxDays ?? 0));

const solutionOf = (parts: readonly Part[], boundFen: Fen, gapDays: number): SplitSolution => ({
  parcels: parts.flatMap(({ items, way }) =>
    way ? [{ items: items.toSorted((a, b) => a - b), methodId: way.methodId, feeFen: way.feeFen }] : [],
  ),
  gapFen: costOf(parts) - boundFen,
  gapDays,
});

/**
 * The best plan for a goal that can be found in time; null if none was found. For `speed` it tries the days of arrival
 * one after another: the cheapest plan with the carriers that arrive by then. The first day with a plan is the best if
 * for all earlier ones it was proved that there is none.
 */
export const solveSplit = (problem: SplitProblem, isLate: IsLate, exactUpTo = exactGoods): SplitSolution | null => {
  const all = carriersTo(problem);
  const daysOf = ({ zones: [zone] }: Carrier): number => zone.etaMaxDays;
  const days = [...new Set(all.map(daysOf))].sort((a, b) => a - b);
  const horizons = problem.goal === 'speed' ? days : days.slice(-1);
  /** The first day for which it is not proved that there is no plan. */
  let possible: number | undefined;
  for (const day of horizons) {
    const { parts, boundFen, proved } = solveWith(
      all.filter((carrier) => daysOf(carrier) <= day),
      problem,
      isLate,
      exactUpTo,
    );
    const isFound = parts.length > 0 && isPlan(parts);
    if (isFound || !proved) possible ??= day;
    if (isFound) return solutionOf(parts, boundFen, problem.goal === 'speed' ? latestOf(parts) - (possible ?? day) : 0);
  }
  return null;
};
