import { definePath } from '@caravan/kernel';

export const receiptsPaths = {
  /** `?order=` or `?package=` with a number. */
  receipt: definePath('/mine/receipt'),
  /** Checks a statement or a receipt in the browser; needs no account. */
  verify: definePath('/verify'),
};
