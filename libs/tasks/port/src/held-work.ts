import type { StaffRole } from '@caravan/kernel';
import { listPort, type Audit, type Database, type Tx } from '@caravan/server-core';
import type { Queue } from '@caravan/tasks/contract';

/** The work of one kind that a member of staff holds; tasks by their queue. */
export interface HeldPart {
  kind: 'task' | 'view' | 'approval';
  queue: Queue | null;
  count: number;
  /** A colleague with one of them can take it; empty if nobody takes it and it ends. */
  roles: readonly StaffRole[];
}

/** The work of a member passes to a colleague, or back to the queues. */
export interface Handover {
  from: string;
  /** The colleague, with the roles that they hold until the transaction ends; null for the queues. */
  heir: { id: string; roles: readonly StaffRole[] } | null;
  /** The owner who decides it. */
  by: string;
  /** The member leaves for good, and can hold nothing any more. */
  leaves: boolean;
  audit: Audit;
}

/** How many things the colleague has now, and how many are free or ended. */
export interface HandoverResult {
  moved: number;
  released: number;
}

/** Implemented by each feature in which a member of staff holds something that must not stay with one who leaves. */
export interface HeldWork {
  held: (db: Database, staffId: string) => Promise<HeldPart[]>;
  /** Writes in the transaction of the hand-over, with an entry of the log for each thing. */
  handOver: (tx: Tx, handover: Handover) => Promise<HandoverResult>;
}

export const heldWorkPort = listPort<HeldWork>('HeldWork');
