import { queues, stages, type QueueFigures, type Stage } from '@caravan/tasks/contract';

export interface StageQueues {
  stage: Stage;
  /** Queues with open tasks; those with overdue ones come first. */
  queues: readonly QueueFigures[];
}

const overdueFirst = <T>(items: readonly T[], isOverdue: (item: T) => boolean): T[] => [
  ...items.filter(isOverdue),
  ...items.filter((item) => !isOverdue(item)),
];

const isOverdue = ({ overdue }: QueueFigures): boolean => overdue > 0;

/** The queues with open tasks by stage, what is overdue first, and those without. */
export const sortQueues = (
  figures: readonly QueueFigures[],
): { stages: readonly StageQueues[]; empty: readonly QueueFigures[] } => {
  const filled = figures.filter(({ open }) => open > 0);
  const byStage = stages.flatMap((stage): StageQueues[] => {
    const own = filled.filter(({ queue }) => queues[queue].stage === stage);
    return own.length ? [{ stage, queues: overdueFirst(own, isOverdue) }] : [];
  });
  return {
    stages: overdueFirst(byStage, ({ queues: own }) => own.some(isOverdue)),
    empty: figures.filter(({ open }) => open === 0),
  };
};
