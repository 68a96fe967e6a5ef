import { definePath } from '@caravan/kernel';

/** The console's pages of orders, below `/console`. */
export const cartOrdersConsolePaths = {
  /** `q`, `status` and `shop` filter the list. */
  orders: definePath('/orders'),
  /** `ask` opens the question about the goods with this id. */
  order: definePath('/orders/:number'),
  /** The terms under which it was placed. */
  orderTerms: definePath('/orders/:number/terms'),
};
