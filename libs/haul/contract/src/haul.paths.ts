import { definePath } from '@caravan/kernel';

export const haulPaths = {
  /** Download and import. */
  archive: definePath('/mine/archive'),
  /** What an imported archive contains, `?id=&part=`. */
  imported: definePath('/mine/archive/imported'),
};
