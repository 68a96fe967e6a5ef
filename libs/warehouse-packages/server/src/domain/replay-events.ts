import { replaySteps, type Replayed, type WrittenStep } from '@caravan/kernel';
import type { PackageEvent, PackageStatus } from '@caravan/warehouse-packages/contract';
import { packageTransitions } from './package-transitions.ts';

/** An event as it was written down. */
export type WrittenEvent = WrittenStep<PackageStatus, PackageEvent>;

/** Goes the way of a package again, from its beginning, by the transition table alone. */
export const replayEvents = (events: readonly WrittenEvent[]): Replayed<PackageStatus> => replaySteps(packageTransitions, events);
