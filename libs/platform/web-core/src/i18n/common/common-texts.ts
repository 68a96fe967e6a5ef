import type { TextSource } from '../texts.ts';

/** The namespace of the shared components' texts; a feature that shows one of them lists it in `uses`. */
export const commonNamespace = 'common';

export const commonTexts: TextSource = { en: () => import('./en.ts'), zh: () => import('./zh.ts') };
