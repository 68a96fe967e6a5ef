import type { Audit, Session } from '@caravan/server-core';
import type { StaffCall } from '../../use-cases/staff-step.ts';

/** What use cases need of a call by staff. */
export const staffCallOf = ({ session, audit, unchanged }: { session: Session; audit: Audit; unchanged: () => void }): StaffCall => ({
  staffId: session.userId,
  audit,
  unchanged,
});
