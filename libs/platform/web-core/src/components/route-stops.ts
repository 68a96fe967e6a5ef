import type { IsoInstant } from '@caravan/kernel';
import type { TimelineNode } from '@caravan/ui-kit';

/** An event of an order or a package. */
export interface RouteEvent<Name extends string = string> {
  event: Name;
  at: IsoInstant;
  /** True if nobody did it: it happened by time. */
  automatic: boolean;
  note: string | null;
}

/** A stop on a route: a past or an expected event. */
export interface RouteStop<Name extends string = string> {
  key: string;
  state: TimelineNode['state'];
  /** The name of the past or expected event. */
  name: Name;
  past?: RouteEvent;
}

export interface Route<Name extends string> {
  /** Oldest first. */
  timeline: readonly RouteEvent<Name>[];
  /** True if the route ended before its goal. */
  stopped: boolean;
  ahead: readonly Name[];
}

/** The stops so far, the current stop, and the stops ahead. */
export const routeStops = <Name extends string>({ timeline, stopped, ahead }: Route<Name>): RouteStop<Name>[] => {
  const last = timeline.length - 1;
  const here = stopped ? 'stopped' : 'current';
  const past = timeline.map((entry, index): RouteStop<Name> => ({
    key: `${index}-${entry.event}`,
    state: index === last ? here : 'done',
    name: entry.event,
    past: entry,
  }));
  const next = ahead.map((name): RouteStop<Name> => ({ key: `next-${name}`, state: 'next', name }));
  return [...past, ...next];
};
