import { textFiles } from '../text-files.ts';
import type { texts as en } from './en.ts';

/** The namespace of the shared components' texts; a feature that shows one of them lists it in `uses`. */
export const commonNamespace = 'common';

export const commonTexts = textFiles(import.meta.glob<{ texts: typeof en }>('./??.ts'));
