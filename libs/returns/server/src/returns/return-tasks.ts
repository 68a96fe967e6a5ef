import type { NewTask } from '@caravan/tasks/port';
import { stepDueAt } from './return-steps.ts';
import type { WholeReturn } from './whole-returns.ts';

/** The task of a return; null once it has ended. */
export const returnTask = ({ row, item }: WholeReturn): NewTask | null => {
  const dueAt = stepDueAt(row);
  return (
    dueAt && {
      queue: 'return',
      kind: 'return',
      ref: row.number,
      title: item.name,
      facts: {
        state: row.state,
        kind: row.kind,
        reason: row.reason,
        quantity: row.quantity,
        order_number: item.orderNumber,
        item_number: item.number,
        image: item.image,
        bin: item.bin,
        tracking_number: row.trackingNumber,
      },
      group: item.orderNumber,
      dueAt,
      openedAt: row.stateAt,
    }
  );
};
