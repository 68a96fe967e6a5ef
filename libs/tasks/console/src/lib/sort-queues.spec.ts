import { expect, it } from 'vitest';
import type { QueueFigures } from '@caravan/tasks/contract';
import { someFigures } from '@caravan/tasks/contract/testing';
import { sortQueues } from './sort-queues.ts';

const figures = (queue: QueueFigures['queue'], open: number, overdue = 0) => someFigures({ queue, open, overdue });

it('groups queues by stage, and puts first what is overdue', () => {
  const sorted = sortQueues([
    figures('buy', 3),
    figures('review', 0),
    figures('receive', 1),
    figures('weigh', 4),
    figures('pack', 2, 1),
    figures('lead', 0),
  ]);
  expect(sorted.stages.map(({ stage, queues }) => [stage, ...queues.map(({ queue }) => queue)])).toEqual([
    ['packing', 'pack', 'weigh'],
    ['buying', 'buy'],
    ['arriving', 'receive'],
  ]);
  expect(sorted.empty.map(({ queue }) => queue)).toEqual(['review', 'lead']);
});
