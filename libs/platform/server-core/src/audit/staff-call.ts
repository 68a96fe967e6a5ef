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
