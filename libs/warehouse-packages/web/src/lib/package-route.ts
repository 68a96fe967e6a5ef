import type { Parcel } from '@caravan/warehouse-packages/contract';
import { routeStops, type RouteStop } from '@caravan/web-core';

/** What happened; for what is to come, the event that will bring it. */
export type PackageStop = Parcel['timeline'][number]['event'];

/** What each status still has before it; an end has nothing. */
const ahead: Readonly<Record<Parcel['status'], readonly PackageStop[]>> = {
  pending_payment: ['paid', 'shipped', 'received'],
  to_be_delivered: ['shipped', 'received'],
  pending_receipt: ['received'],
  done: [],
  cancelled: [],
};

/** The way a package has come, the stop it is at, and the stops before it. */
export const routeOf = ({ status, timeline }: Pick<Parcel, 'status' | 'timeline'>): RouteStop<PackageStop>[] =>
  routeStops({ timeline, stopped: status === 'cancelled', ahead: ahead[status] });
