import { definePath } from '@caravan/kernel';

/** The pages of auth. `next` is the path of this site to continue to; `token` is the token of a link in a mail. */
export const authPaths = {
  login: definePath('/user/login'),
  register: definePath('/user/register'),
  registerSuccess: definePath('/user/registerSuccess'),
  findPassword: definePath('/user/findPassword'),
  resetPassword: definePath('/user/resetPassword'),
  /** `kind` is one of `resultKinds`; `activate` also carries the link's `token`. */
  result: definePath('/user/result'),
};

/**
 * The results that `/user/result` shows for a link in a mail. `activate` means that the activation is still pending.
 */
export const resultKinds = ['activate', 'activated', 'activation_failed', 'reset'] as const;

export type ResultKind = (typeof resultKinds)[number];
