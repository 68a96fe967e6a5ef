import { definePath } from '@caravan/kernel';

/** The pages of receipts and of their verification (specification 31.3 and 31.8). */
export const receiptsPaths = {
  /** `?order=` or `?package=` with a number. */
  receipt: definePath('/mine/receipt'),
  /** Checks a statement or a receipt in the browser; needs no account. */
  verify: definePath('/verify'),
};
