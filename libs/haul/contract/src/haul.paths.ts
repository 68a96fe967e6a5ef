import { definePath } from '@caravan/kernel';

/** The pages of the archive (specification 33.6). */
export const haulPaths = {
  /** Download and import. */
  archive: definePath('/mine/archive'),
  /** What an imported archive contains, `?id=&part=`, or one order or package of it, `&number=`. */
  imported: definePath('/mine/archive/imported'),
};
