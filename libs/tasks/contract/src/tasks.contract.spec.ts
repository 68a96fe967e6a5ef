import { contractFaults } from '@caravan/kernel/testing';
import { expect, test } from 'vitest';
import { queueNames, queues, queuesOf } from './queues.ts';
import { tasksReasons } from './tasks.errors.ts';
import { claimTasksBody, newView, queueFigures, snoozeTasksBody, task, taskQuery, view } from './tasks.schema.ts';
import * as wire from './tasks.staff-endpoints.ts';
import { aTask, aTaskQuery, aView, someFigures } from './testing/tasks.factory.ts';

test('every reason of a call has words in both languages', () => {
  expect(contractFaults(Object.values(wire), tasksReasons)).toEqual([]);
});

test('the factories make what the contract says', () => {
  expect(task.parse(aTask())).toEqual(aTask());
  expect(view.parse(aView())).toEqual(aView());
  expect(queueFigures.parse(someFigures())).toEqual(someFigures());
  expect(taskQuery.parse({ queue: 'buy' })).toEqual(aTaskQuery({ queue: 'buy' }));
});

test('whoever works a queue may make the calls about tasks', () => {
  const workers = new Set<string>(wire.listTasks.roles);
  for (const queue of queueNames) expect(queues[queue].roles.every((role) => workers.has(role))).toBe(true);
});

test('an owner works every queue, an auditor none', () => {
  expect(queuesOf(['owner'])).toEqual(queueNames);
  expect(queuesOf(['auditor'])).toEqual([]);
  expect(queuesOf(['packer', 'finance'])).toEqual([
    'rehearse',
    'pack',
    'weigh',
    'held',
    'ship',
    'claim',
    'freight',
    'return',
    'refund',
    'remit',
    'dispute',
  ]);
});

test.each([
  [{}, 'queue', 'required'],
  [{ queue: 'tea' }, 'queue', 'not_allowed'],
  [{ queue: 'buy', mine: 'yes' }, 'mine', 'not_allowed'],
  [{ queue: 'buy', country: 'de' }, 'country', 'bad_format'],
  [{ queue: 'buy', limit: '101' }, 'limit', 'too_big:max=100'],
  [{ queue: 'buy', sort: 'name' }, 'sort', 'not_allowed'],
])('the filter %j is refused at %s', (query, field, message) => {
  const issues = taskQuery.safeParse(query).error?.issues ?? [];
  expect(issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[field, message]]);
});

test('own tasks and those of a ref need no queue', () => {
  expect(taskQuery.parse({ mine: 'true' })).toMatchObject({ mine: true });
  expect(taskQuery.parse({ ref: 'CV1' })).toMatchObject({ ref: 'CV1' });
});

test('unknown fields, no ids and more than 100 are refused', () => {
  expect(claimTasksBody.safeParse({ ids: ['a'], force: true }).success).toBe(false);
  expect(claimTasksBody.safeParse({ ids: [] }).success).toBe(false);
  expect(claimTasksBody.safeParse({ ids: Array.from({ length: 101 }, (_, n) => `t${n}`) }).success).toBe(false);
  expect(snoozeTasksBody.safeParse({ ids: ['a'], until: 'tomorrow' }).success).toBe(false);
  expect(newView.safeParse({ name: ' ', queue: 'buy', query: '', shared: false }).success).toBe(false);
});
