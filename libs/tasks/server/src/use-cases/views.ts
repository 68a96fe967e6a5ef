import { newId } from '@caravan/kernel';
import { fail, queuesOf, type NewView, type View } from '@caravan/tasks/contract';
import {
  countOwnViews,
  findViews,
  insertView,
  lockOwnView,
  removeView,
  updateView,
  type ViewRow,
} from '../db/view.repo.ts';
import { changedMeanwhile } from './staff-changes.ts';
import type { TasksContext } from './tasks-context.ts';
import { workedQueues, type StaffCall, type Worker } from './worker.ts';

/** Views of one member of staff. */
const most = 100;

const present = ({ id, name, queue, query, shared, staffId, version }: ViewRow, userId: string): View => ({
  id,
  name,
  queue,
  query,
  shared,
  own: staffId === userId,
  version,
});

export const listViews = async ({ db }: TasksContext, { userId, staffRoles }: Worker): Promise<View[]> =>
  (await findViews(db, userId, queuesOf(staffRoles))).map((row) => present(row, userId));

export const createView = ({ transaction, clock }: TasksContext, call: StaffCall, view: NewView): Promise<View> => {
  const { userId } = call.session;
  workedQueues(call.session, view.queue);
  return transaction(async (tx) => {
    if ((await countOwnViews(tx, userId)) >= most) throw fail('view_limit', { max: most });
    const row = await insertView(tx, { ...view, id: newId(), staffId: userId, createdAt: clock() });
    if (!row) throw new Error('the view was not inserted');
    await call.audit(tx, { action: 'view.create', subject: { kind: 'view', ref: row.id }, data: { ...view } });
    return present(row, userId);
  });
};

interface ViewChange {
  id: string;
  view: NewView;
  /** The version that the caller has seen. */
  expected: number | undefined;
}

export const changeView = (
  context: TasksContext,
  call: StaffCall,
  { id, view, expected }: ViewChange,
): Promise<View> => {
  const { userId } = call.session;
  workedQueues(call.session, view.queue);
  return context.transaction(async (tx) => {
    const before = await lockOwnView(tx, id, userId);
    if (!before) throw fail('not_found');
    const { name, queue, query, shared, version } = before;
    if (name === view.name && queue === view.queue && query === view.query && shared === view.shared) {
      call.unchanged();
      return present(before, userId);
    }
    if (expected !== undefined && expected !== version)
      throw await changedMeanwhile(context, tx, { kind: 'view', ref: id, version });
    const after = await updateView(tx, id, view);
    if (!after) throw fail('not_found');
    const data = { before: { name, queue, query, shared }, after: { ...view } };
    await call.audit(tx, { action: 'view.change', subject: { kind: 'view', ref: id }, data });
    return present(after, userId);
  });
};

export const deleteView = ({ transaction }: TasksContext, call: StaffCall, id: string): Promise<null> =>
  transaction(async (tx) => {
    const row = await lockOwnView(tx, id, call.session.userId);
    if (!row) throw fail('not_found');
    await removeView(tx, id);
    await call.audit(tx, { action: 'view.delete', subject: { kind: 'view', ref: id }, data: { name: row.name } });
    return null;
  });
