import type { Parcel } from '@caravan/warehouse-packages/contract';
import { routeStops, type RouteStop } from '@caravan/web-core';

/** A past event, or the event of a future stop. */
export type PackageStop = Parcel['timeline'][number]['event'];

/** The stops that follow each status; final statuses have none. */
export const stopsAhead: Readonly<Record<Parcel['status'], readonly PackageStop[]>> = {
  pending_payment: ['paid', 'shipped', 'received'],
  to_be_delivered: ['shipped', 'received'],
  pending_receipt: ['received'],
  done: [],
  cancelled: [],
};

/** The past stops of a package, the current one, and the coming ones. */
export const routeOf = ({ status, timeline }: Pick<Parcel, 'status' | 'timeline'>): RouteStop<PackageStop>[] =>
  routeStops({
    timeline: timeline.map(({ event, at, by, note }) => ({ event, at, note, automatic: by === 'system' })),
    stopped: status === 'cancelled',
    ahead: stopsAhead[status],
  });
