import { unbroken } from '@caravan/kernel';

/** A text with its dates as pages show them, in the form that DOM matchers compare, which has plain spaces only. */
export const joinedDates = (text: string): string => unbroken(text).replaceAll('\u00a0', ' ');
