import { definePath } from '@caravan/kernel';

/** The console's pages of support, below `/console`. */
export const supportConsolePaths = {
  /** `state`, `q`, `ref` and `user` filter the list. */
  tickets: definePath('/tickets'),
  ticket: definePath('/tickets/:id'),
  replies: definePath('/settings/replies'),
};
