import type { Queue, TaskQuery } from '@caravan/tasks/contract';

/** Rows on a page. */
const pageSize = 50;

const sorts: readonly TaskQuery['sort'][] = ['due', 'opened', 'amount', 'group'];
export const taskSorts = sorts;

/** The filters that show a part of the queue; one at a time. */
export const marks = ['mine', 'free', 'overdue', 'waiting'] as const;

export type Mark = (typeof marks)[number];

/** The address's values of one mark, without the others. */
export const markValues = (mark: Mark | undefined): Record<string, string> => ({
  mine: mark === 'mine' ? 'true' : '',
  free: mark === 'free' ? 'true' : '',
  overdue: mark === 'overdue' ? 'true' : '',
  state: mark === 'waiting' ? 'waiting' : '',
  cursor: '',
});

type Get = (name: string) => string;

export const markOf = (get: Get): Mark | undefined =>
  marks.find((mark) => (mark === 'waiting' ? get('state') === 'waiting' : get(mark) === 'true'));

const given = <Name extends string>(get: Get, name: Name): { [K in Name]?: string } => {
  const value = get(name);
  return (value ? { [name]: value } : {}) as { [K in Name]?: string };
};

/** Whether a call leaves out open tasks of the queue. */
export const isFiltered = (query: TaskQuery): boolean =>
  query.state !== 'open' || [...marks, 'country', 'group', 'text', 'cursor'].some((name) => name in query);

/** The call for the filters in the page's address; what the address cannot mean is left out. */
export const workQuery = (queue: Queue, get: Get): TaskQuery => {
  const mark = markOf(get);
  const country = get('country').toUpperCase();
  return {
    queue,
    state: mark === 'waiting' ? 'waiting' : 'open',
    sort: sorts.find((sort) => sort === get('sort')) ?? 'due',
    limit: pageSize,
    ...(mark && mark !== 'waiting' ? { [mark]: true } : {}),
    ...(/^[A-Z]{2}$/.test(country) ? { country } : {}),
    ...given(get, 'group'),
    ...given(get, 'text'),
    ...given(get, 'cursor'),
  };
};
