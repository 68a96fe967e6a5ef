import { fail } from '@caravan/kernel';
import type { StaffChanges } from '@caravan/tasks/port';

/** Without the log of staff actions: only the version. */
export const staffChanges = (): StaffChanges => ({
  changed: async (_db, { version }) => fail('changed_meanwhile', { by: null, at: null, action: null, version }),
});
