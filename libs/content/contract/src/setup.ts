/**
 * An owner sets up these items before the shop opens (specification 24.47), in the order of the list. The feature that
 * holds an item knows whether it is done.
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
  'own_parcels',
  'pages',
  'test_order',
] as const;

export type SetupItem = (typeof setupItems)[number];

/**
 * Parts of items: ways to pay with their keys, pages of the shop that are switched on, and text messages beside mails,
 * which a shop may do without.
 */
export const setupParts = ['stripe', 'paypal', 'westpay', 'text_messages', 'shipping_estimate', 'community'] as const;

export type SetupPart = (typeof setupParts)[number];

/** Without a mail server a test mail is kept, and a mail server may refuse it or not answer. */
export const testMailOutcomes = ['sent', 'kept', 'failed'] as const;
