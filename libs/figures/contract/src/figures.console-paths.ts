import { definePath } from '@caravan/kernel';

/** The console's page of figures, below `/console`. */
export const figuresConsolePaths = {
  /** `from`, `to` and `by` choose the days. */
  figures: definePath('/figures'),
};
