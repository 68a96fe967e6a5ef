import type { Core } from '@caravan/server-core';
import type { StaffChanges } from '@caravan/tasks/port';

/** What promotions need from other features. */
export interface PromotionsDependencies {
  /** Refuses changes of staff that are based on an older version. */
  staffChanges: () => StaffChanges;
}

export interface PromotionsContext
  extends Pick<Core, 'db' | 'transaction' | 'clock' | 'attempts'>, PromotionsDependencies {}
