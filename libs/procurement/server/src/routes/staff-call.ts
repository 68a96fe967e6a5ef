import type { Audit, Session } from '@caravan/server-core';
import type { StaffCall } from '../use-cases/procurement-context.ts';

/** The facts of a staff call that the use cases need. */
export const staffCallOf = (call: { session: Session; audit: Audit; unchanged: () => void }): StaffCall => ({
  staffId: call.session.userId,
  audit: call.audit,
  unchanged: call.unchanged,
});
