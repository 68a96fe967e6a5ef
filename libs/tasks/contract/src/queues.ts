import { holdsRole, type StaffRole } from '@caravan/kernel';

/** One queue of the console: who works it, and whether a claim on it ends by itself. */
export interface QueueFacts {
  /** The roles that see and work the queue; an owner works every queue. */
  roles: readonly [StaffRole, ...StaffRole[]];
  /**
   * True if a claim never ends by itself, because its holder may be paying a shop; after an hour others may take the
   * task over by name.
   */
  keepsClaims: boolean;
}

const worked = (...roles: QueueFacts['roles']): QueueFacts => ({ roles, keepsClaims: false });

/** The queues of the trade, in the order in which goods pass them (specification 24). */
export const queues = {
  buy: { roles: ['buyer'], keepsClaims: true },
  review: worked('buyer', 'service'),
  seller: worked('buyer'),
  problem: worked('buyer', 'service'),
  receive: worked('receiver'),
  unmatched: worked('receiver', 'service'),
  qc: worked('receiver'),
  shelve: worked('receiver'),
  rehearse: worked('packer'),
  pack: worked('packer'),
  weigh: worked('packer'),
  held: worked('service', 'finance'),
  ship: worked('packer'),
  claim: worked('finance'),
  return: worked('buyer', 'receiver', 'finance'),
  expiry: worked('service'),
  refund: worked('finance'),
  remit: worked('finance'),
  dispute: worked('finance'),
  ticket: worked('buyer', 'service'),
  lead: worked('service'),
} as const satisfies Record<string, QueueFacts>;

export type Queue = keyof typeof queues;

export const queueNames = Object.keys(queues) as readonly Queue[];

/** The queues that a member of staff works, in their order. */
export const queuesOf = (roles: readonly StaffRole[]): Queue[] =>
  queueNames.filter((queue) => holdsRole(roles, queues[queue].roles));
