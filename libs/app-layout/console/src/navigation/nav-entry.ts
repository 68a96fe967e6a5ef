import type { StaffRole } from '@caravan/kernel';
import type { IconName } from '@caravan/ui-kit';

/** The sections of the navigation, in order; `work` also lists the queues. */
export const sections = ['work', 'stations', 'goods', 'money', 'people', 'shop'] as const;

export type NavSection = (typeof sections)[number];

export interface NavEntry {
  /** The key of the label in the texts, below `nav`. */
  key: string;
  path: string;
  icon: IconName;
  section: NavSection;
  /** Who sees the entry; the owner always does. */
  roles: readonly StaffRole[];
  /** Who may open the page by a link, if more than those who see the entry. */
  readers?: readonly StaffRole[];
}
