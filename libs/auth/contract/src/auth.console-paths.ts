import { definePath } from '@caravan/kernel';

/**
 * The console's pages of auth, below `/console`. `next` is the path of the console to continue to; `token` is the token
 * of an invitation.
 */
export const authConsolePaths = {
  login: definePath('/login'),
  join: definePath('/join'),
  /** The account of the member of staff who is logged in. */
  me: definePath('/me'),
  staff: definePath('/staff'),
};
