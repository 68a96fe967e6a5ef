/** The lengths of a period. A week begins on Monday. */
export const figureSpans = ['day', 'week', 'month'] as const;

export type FigureSpan = (typeof figureSpans)[number];

/** The steps that are counted by the day on which they were made. */
export const figureSteps = [
  'order_paid',
  'order_bought',
  'order_arrived',
  'package_paid',
  'package_shipped',
  'package_received',
] as const;

export type FigureStep = (typeof figureSteps)[number];

/** The ways from one step to the next whose time is measured, each named by its end. */
export const passages = [
  'order_bought',
  'order_arrived',
  'package_shipped',
  'package_received',
  'first_answer',
] as const;

export type Passage = (typeof passages)[number];

/** The work of a member of staff, each kind with the entries of the log of staff actions that it consists of. */
export const workActions = {
  bought: ['order.process', 'order.purchase'],
  received: ['order.stock', 'parcel.receive'],
  photographed: ['item.photograph'],
  checked: ['item.check', 'service.measure'],
  shelved: ['item.move'],
  packed: ['package.pack', 'service.rehearse'],
  weighed: ['package.weigh'],
  shipped: ['package.ship'],
  answered: ['conversation.answer', 'lead.close'],
  decided: ['order.refund_approve', 'order.refund_reject', 'remittance.confirm', 'remittance.reject'],
} as const satisfies Record<string, readonly string[]>;

export type WorkDone = keyof typeof workActions;

export const workDone = Object.keys(workActions) as readonly WorkDone[];

/** The most periods of one answer. */
export const maxPeriods = 120;

/** The ages of goods on the shelf, as the first day of each. */
export const shelfAges = [0, 8, 31, 61] as const;
