/** A tracking number as carriers print it: in capital letters, without spaces. Staff may have copied it otherwise. */
export const trackedNumber = (number: string): string => number.replaceAll(/\s/gu, '').toUpperCase();
