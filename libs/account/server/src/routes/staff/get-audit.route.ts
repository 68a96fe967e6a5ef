import type { StaffAction } from '@caravan/account/contract';
import { getAuditSchema } from '@caravan/account/contract/schema';
import { listStaffActions, route, type Core, type LoggedStaffAction } from '@caravan/server-core';

const present = (logged: LoggedStaffAction): StaffAction => ({
  id: String(logged.id),
  at: logged.at.toISOString(),
  staff_id: logged.staffId,
  action: logged.action,
  subject_kind: logged.subjectKind,
  subject_ref: logged.subjectRef,
  note: logged.note,
  data: logged.data,
});

/** The log that every feature's staff calls write by `call.audit`. */
export const getAuditRoute = ({ db }: Pick<Core, 'db'>) =>
  route(getAuditSchema, async ({ query }) => {
    const { items, ...page } = await listStaffActions(db, query);
    return { ...page, items: items.map(present) };
  });
