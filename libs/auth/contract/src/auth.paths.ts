import { definePath } from '@caravan/kernel';

/** auth's pages. `next` is the path of this site to go on to. */
export const authPaths = {
  login: definePath('/user/login'),
  register: definePath('/user/register'),
};
