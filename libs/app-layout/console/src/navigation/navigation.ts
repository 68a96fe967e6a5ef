import { holdsRole, type StaffRole } from '@caravan/kernel';
import { tasksConsolePaths } from '@caravan/routes/console';
import { queueNames, queues } from '@caravan/tasks/contract';
import type { NavEntry } from './nav-entry.ts';
import { shopEntries } from './shop-entries.ts';
import { workEntries } from './work-entries.ts';

/** The pages that the navigation shows. A page hidden here is no secret: its calls decide who may read. */
export const navigation = [...workEntries, ...shopEntries] as const;

/** Who may open each page and what lies below it: those of the navigation, and the queues. */
const pages: readonly { path: string; roles: readonly StaffRole[] }[] = [
  ...navigation.map((entry: NavEntry) => ({ path: entry.path, roles: entry.readers ?? entry.roles })),
  ...queueNames.map((queue) => ({ path: tasksConsolePaths.work.href({ queue }), roles: queues[queue].roles })),
];

/** Whether somebody with these roles may open the page at a path. Everybody may open a page that is not listed. */
export const mayOpen = (held: readonly StaffRole[], path: string): boolean => {
  const page = pages.find((one) => path === one.path || path.startsWith(`${one.path}/`));
  return !page || holdsRole(held, page.roles);
};
