import { unbroken } from '../i18n/format.ts';

/** A text with its dates as pages show them, in the form that DOM matchers compare, which has plain spaces only. */
export const joinedDates = (text: string): string => unbroken(text).replaceAll('\u00a0', ' ');
