import { texts as en } from '../i18n/common/en.ts';
import { texts as zh } from '../i18n/common/zh.ts';

/** The texts of the shared components, for tests that look for them. */
export const commonWords = { en, zh };
