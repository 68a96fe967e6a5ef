import { forEachKind } from '@caravan/content/contract';
import type { RetainedRows, Retained } from '@caravan/content/port';

const none: RetainedRows = {
  count: async () => 0,
  async *delete() {
    yield 0;
  },
};

/** Without the other features no rows have a period. */
export const noRows = (): Retained => forEachKind(() => none);
