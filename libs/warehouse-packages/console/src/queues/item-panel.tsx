import type { ReactNode } from 'react';
import { GoodsCard, numberFact, type QueueTask, textFact } from '@caravan/console-core';

/** The goods of a task. */
export const ItemPanel = ({ task, children }: { task: QueueTask; children?: ReactNode }) => (
  <GoodsCard
    goods={{
      name: task.title,
      spec: textFact(task, 'spec') ?? '',
      image: textFact(task, 'image') ?? null,
      quantity: numberFact(task, 'quantity'),
    }}
    number={task.ref}
    bin={textFact(task, 'bin') ?? null}
  >
    {children}
  </GoodsCard>
);
