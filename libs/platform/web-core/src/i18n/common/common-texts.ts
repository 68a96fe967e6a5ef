import { textFiles, type TextFile } from '../text-files.ts';

/** The namespace of the shared components' texts; a feature that shows one of them lists it in `uses`. */
export const commonNamespace = 'common';

export const commonTexts = textFiles(import.meta.glob<TextFile>('./??.ts'));
