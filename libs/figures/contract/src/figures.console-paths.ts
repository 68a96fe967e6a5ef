import { definePath } from '@caravan/kernel';

/** The console's pages of figures, below `/console`. */
export const figuresConsolePaths = {
  /** `from`, `to` and `by` choose the days. */
  figures: definePath('/figures'),
  /** `from`, `to` and `q` choose the orders. */
  margins: definePath('/money/margins'),
};
