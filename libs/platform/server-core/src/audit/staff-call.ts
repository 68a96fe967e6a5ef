import { AsyncLocalStorage } from 'node:async_hooks';
import type { Session } from '../feature.ts';
import type { Audit } from './staff-action.ts';

/** The use cases of staff need these facts of a call. */
export interface StaffCall {
  staffId: string;
  roles: Session['staffRoles'];
  audit: Audit;
  /** Reports that the call changes nothing, so that it needs no entry in the log. */
  unchanged: () => void;
}

/** The staff call of a route's call. */
export const staffCallOf = ({
  session,
  audit,
  unchanged,
}: Pick<StaffCall, 'audit' | 'unchanged'> & { session: Session }): StaffCall => ({
  staffId: session.userId,
  roles: session.staffRoles,
  audit,
  unchanged,
});

const acting = new AsyncLocalStorage<string>();

/** Runs the handler of a staff call, so that what its steps write can name who did it. */
export const actAs = (staffId: string, handle: () => unknown): unknown => acting.run(staffId, handle);

/** The id of the member of staff whose call runs; undefined in jobs and in calls of shoppers. */
export const actingStaff = (): string | undefined => acting.getStore();
