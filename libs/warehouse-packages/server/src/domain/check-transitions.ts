import { packageStatuses, type PackageEvent, type PackageStatus } from '@caravan/warehouse-packages/contract';
import { packageGuards } from './package-guards.ts';
import type { PackageTransition } from './package-transitions.ts';

/** States that can be reached from the beginning. */
const reached = (transitions: readonly PackageTransition[]): Set<PackageStatus | null> => {
  const found = new Set<PackageStatus | null>([null]);
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const { from, to } of transitions) if (found.has(from)) found.add(to);
  }
  return found;
};

const ofOneStep = ({ event, from, to, by, guards }: PackageTransition): string[] => {
  const name = `${event} from ${from ?? 'nothing'}`;
  const known: readonly (string | null)[] = [null, ...packageStatuses];
  return [
    ...[from, to].filter((status) => !known.includes(status)).map((status) => `${name}: unknown state ${status}`),
    ...guards.filter((guard) => !(guard in packageGuards)).map((guard) => `${name}: unknown guard ${guard}`),
    ...(by.length ? [] : [`${name}: nobody may do it`]),
  ];
};

const repeated = (transitions: readonly PackageTransition[]): string[] => {
  const keys = transitions.map(({ event, from, to }) => `${event}: ${from} → ${to}`);
  return keys.filter((key, index) => keys.indexOf(key) !== index).map((key) => `${key} stands there twice`);
};

/** What is wrong with a transition table; empty where nothing is. Looked at when the server starts. */
export const checkTransitions = (transitions: readonly PackageTransition[], events: readonly PackageEvent[]): string[] => {
  const states = reached(transitions);
  return [
    ...transitions.flatMap(ofOneStep),
    ...repeated(transitions),
    ...packageStatuses.filter((status) => !states.has(status)).map((status) => `${status} cannot be reached`),
    ...events.filter((event) => !transitions.some((one) => one.event === event)).map((event) => `${event} never happens`),
  ];
};
