import { definePath } from '@caravan/kernel';

/** The console's pages of logistics, below `/console`. */
export const logisticsConsolePaths = {
  /** `state` is `open` or `closed`. */
  leads: definePath('/leads'),
  duties: definePath('/settings/duties'),
  duty: definePath('/settings/duties/:country'),
};
