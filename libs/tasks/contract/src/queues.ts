import { holdsRole, type StaffRole } from '@caravan/kernel';

/** The stages of the trade, in the order in which goods pass them, and what accompanies them. */
export const stages = ['buying', 'arriving', 'storing', 'packing', 'leaving', 'money', 'service'] as const;

export type Stage = (typeof stages)[number];

/** One queue of the console: its stage, who works it, and whether a claim on it ends by itself. */
export interface QueueFacts {
  stage: Stage;
  /** The roles that see and work the queue; an owner works every queue. */
  roles: readonly [StaffRole, ...StaffRole[]];
  /**
   * True if a claim never ends by itself, because its holder may be paying a shop; after an hour others may take the
   * task over by name.
   */
  keepsClaims: boolean;
}

const worked = (stage: Stage, ...roles: QueueFacts['roles']): QueueFacts => ({ stage, roles, keepsClaims: false });

/** The queues of the trade, in the order in which goods pass them (specification 24). */
export const queues = {
  buy: { stage: 'buying', roles: ['buyer'], keepsClaims: true },
  review: worked('buying', 'buyer', 'service'),
  seller: worked('buying', 'buyer'),
  problem: worked('buying', 'buyer', 'service'),
  receive: worked('arriving', 'receiver'),
  unmatched: worked('arriving', 'receiver', 'service'),
  proof: worked('arriving', 'receiver', 'service'),
  qc: worked('arriving', 'receiver'),
  shelve: worked('storing', 'receiver'),
  recount: worked('storing', 'receiver'),
  stocktake: worked('storing', 'service'),
  rehearse: worked('packing', 'packer'),
  pack: worked('packing', 'packer'),
  weigh: worked('packing', 'packer'),
  held: worked('leaving', 'service', 'finance'),
  ship: worked('leaving', 'packer'),
  claim: worked('money', 'finance'),
  freight: worked('money', 'finance'),
  return: worked('service', 'buyer', 'receiver', 'finance'),
  expiry: worked('storing', 'service'),
  refund: worked('money', 'finance'),
  remit: worked('money', 'finance'),
  dispute: worked('money', 'finance'),
  ticket: worked('service', 'buyer', 'service'),
  lead: worked('service', 'service'),
} as const satisfies Record<string, QueueFacts>;

export type Queue = keyof typeof queues;

export const queueNames = Object.keys(queues) as readonly Queue[];

/** The queues that a member of staff works, in their order. */
export const queuesOf = (roles: readonly StaffRole[]): Queue[] =>
  queueNames.filter((queue) => holdsRole(roles, queues[queue].roles));
