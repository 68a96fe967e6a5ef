/**
 * A share text has several lines, but a one-line field drops line breaks and would join the words on both sides to the
 * link; spaces separate them.
 */
export const onOneLine = (text: string): string => text.replaceAll(/\s*[\r\n\u2028\u2029]+\s*/g, ' ');
