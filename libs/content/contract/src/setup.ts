/**
 * What an owner sets up before the shop opens (specification 24.47), in the order of the list. The feature that holds an
 * item knows whether it is done.
 */
export const setupItems = [
  'name',
  'logo',
  'company',
  'shipping',
  'payments',
  'mail',
  'rates',
  'staff',
  'bins',
  'labels',
  'pages',
  'test_order',
] as const;

export type SetupItem = (typeof setupItems)[number];

/** Items that consist of several things: ways to pay with their keys, and pages of the shop that are switched on. */
export const setupParts = ['stripe', 'paypal', 'westpay', 'shipping_estimate', 'community'] as const;

export type SetupPart = (typeof setupParts)[number];
