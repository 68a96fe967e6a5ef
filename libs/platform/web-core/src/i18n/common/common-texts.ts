import type { TextSource } from '../texts.ts';

/** Namespace of the words of pieces that features share; a feature that shows one of them `uses` it. */
export const commonNamespace = 'common';

export const commonTexts: TextSource = { en: () => import('./en.ts'), zh: () => import('./zh.ts') };
