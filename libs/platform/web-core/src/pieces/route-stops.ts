import type { IsoInstant } from '@caravan/kernel';
import type { TimelineNode } from '@caravan/ui-kit';

/** Something that happened to an order or a package. */
export interface Happening<Name extends string = string> {
  event: Name;
  at: IsoInstant;
  by: 'shopper' | 'staff' | 'system';
  note: string | null;
}

/** A stop on a route: something that happened, or something to come. */
export interface RouteStop<Name extends string = string> {
  key: string;
  state: TimelineNode['state'];
  /** What happened; for what is to come, what it will be. */
  name: Name;
  past?: Happening;
}

export interface Route<Name extends string> {
  /** Oldest first. */
  timeline: readonly Happening<Name>[];
  /** It ended before its goal. */
  stopped: boolean;
  ahead: readonly Name[];
}

/** The way something has come, the stop it is at, and the stops before it. */
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
