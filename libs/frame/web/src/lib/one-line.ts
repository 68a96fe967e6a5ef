/** A share text has lines, but a one-line field drops line breaks and glues the words on both sides to the link: spaces keep them apart. */
export const onOneLine = (text: string): string => text.replaceAll(/\s*[\r\n\u2028\u2029]+\s*/g, ' ');
