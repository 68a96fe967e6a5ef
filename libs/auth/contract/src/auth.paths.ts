import { definePath } from '@caravan/kernel';

/** auth's pages. `next` is the path of this site to go on to; `token` is that of a link in a mail. */
export const authPaths = {
  login: definePath('/user/login'),
  register: definePath('/user/register'),
  registerSuccess: definePath('/user/registerSuccess'),
  findPassword: definePath('/user/findPassword'),
  resetPassword: definePath('/user/resetPassword'),
  /** `kind` is one of `resultKinds`; `activate` has the link's `token` with it. */
  result: definePath('/user/result'),
};

/** What `/user/result` tells: the outcome of something that a link in a mail began. `activate` is still on its way there. */
export const resultKinds = ['activate', 'activated', 'activation_failed', 'reset'] as const;

export type ResultKind = (typeof resultKinds)[number];
