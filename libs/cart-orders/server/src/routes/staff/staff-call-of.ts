import type { Audit, Session } from '@caravan/server-core';
import type { StaffCall } from '../../use-cases/staff-step.ts';

interface CallOfStaff {
  params: { number: string };
  session: Session;
  audit: Audit;
  unchanged: () => void;
}

/** What use cases need of a call by staff about one order. */
export const staffCallOf = ({ params, session, audit, unchanged }: CallOfStaff): StaffCall => ({
  number: params.number,
  staffId: session.userId,
  audit,
  unchanged,
});
