import type { ReactNode } from 'react';
import type { QueueTask } from '@caravan/console-core';
import { GoodsCard } from '../components/goods-card.tsx';
import { factNumber, factText } from './task-facts.tsx';

/** The goods of a task. */
export const ItemPanel = ({ task, children }: { task: QueueTask; children?: ReactNode }) => (
  <GoodsCard
    goods={{
      name: task.title,
      spec: factText(task, 'spec'),
      image: factText(task, 'image') || null,
      quantity: factNumber(task, 'quantity'),
    }}
    number={task.ref}
    bin={factText(task, 'bin') || null}
  >
    {children}
  </GoodsCard>
);
