import type { PackageEvent, PackageStatus } from '@caravan/warehouse-packages/contract';
import { packageTransitions } from './package-transitions.ts';

/** An event as it was written down. */
export interface WrittenEvent {
  event: PackageEvent;
  fromStatus: PackageStatus | null;
  toStatus: PackageStatus;
}

export interface Replayed {
  /** Where the events lead to. */
  status: PackageStatus | null;
  /** Events that the transition table does not know from where they happened. */
  faults: string[];
}

/** Goes the way of a package again, from its beginning, by the transition table alone. */
export const replayEvents = (events: readonly WrittenEvent[]): Replayed => {
  let status: PackageStatus | null = null;
  const faults: string[] = [];
  for (const { event, fromStatus, toStatus } of events) {
    const step = packageTransitions.find((one) => one.event === event && one.from === status);
    if (!step || fromStatus !== status || toStatus !== step.to) faults.push(`${event}: ${fromStatus} → ${toStatus}, coming from ${status}`);
    status = step?.to ?? toStatus;
  }
  return { status, faults };
};
