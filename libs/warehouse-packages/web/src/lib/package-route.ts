import type { TimelineNode } from '@caravan/ui-kit';
import type { Parcel } from '@caravan/warehouse-packages/contract';

type Past = Parcel['timeline'][number];

/** A stop on a package's route: something that happened, or something to come. */
export interface RouteStop {
  key: string;
  state: TimelineNode['state'];
  /** What happened; for what is to come, the event that will bring it. */
  name: Past['event'];
  past?: Past;
}

/** What each status still has before it; an end has nothing. */
const ahead: Readonly<Record<Parcel['status'], readonly RouteStop['name'][]>> = {
  pending_payment: ['paid', 'shipped', 'received'],
  to_be_delivered: ['shipped', 'received'],
  pending_receipt: ['received'],
  done: [],
  cancelled: [],
};

const stateOfLast: Readonly<Record<Parcel['status'], RouteStop['state']>> = {
  pending_payment: 'current',
  to_be_delivered: 'current',
  pending_receipt: 'current',
  done: 'current',
  cancelled: 'stopped',
};

/** The way a package has come, the stop it is at, and the stops before it. */
export const routeOf = ({ status, timeline }: Pick<Parcel, 'status' | 'timeline'>): RouteStop[] => {
  const last = timeline.length - 1;
  const past = timeline.map(
    (entry, index): RouteStop => ({ key: `${index}-${entry.event}`, state: index === last ? stateOfLast[status] : 'done', name: entry.event, past: entry }),
  );
  const next = ahead[status].map((name): RouteStop => ({ key: `next-${name}`, state: 'next', name }));
  return [...past, ...next];
};
