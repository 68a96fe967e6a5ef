import { parentPort } from 'node:worker_threads';
import { solveSplit, type SplitSolution } from './solve-split.ts';
import type { SplitProblem } from './split-problem.ts';

// Node runs this file and what it imports as they are. It knows no names of packages of the workspace, so these files
// import only each other, and types.

export interface SplitTask {
  problem: SplitProblem;
  /** Milliseconds after which the best plan so far is answered. */
  budget: number;
}

export type SplitAnswer = { solution: SplitSolution | null } | { error: string };

const answer = ({ problem, budget }: SplitTask): SplitAnswer => {
  const end = performance.now() + budget;
  try {
    return { solution: solveSplit(problem, () => performance.now() >= end) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

parentPort?.on('message', (task: SplitTask) => parentPort?.postMessage(answer(task)));
