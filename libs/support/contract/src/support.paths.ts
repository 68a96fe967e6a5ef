import { definePath } from '@caravan/kernel';

export const supportPaths = {
  /** `kind` and `ref` open the form of a new conversation about an order or a package. */
  conversations: definePath('/user/conversations'),
  conversation: definePath('/user/conversations/:id'),
};
