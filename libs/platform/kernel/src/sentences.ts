/**
 * The separator after a sentence: nothing after Chinese punctuation, which includes its space, and a space after any
 * other.
 */
export const afterSentence = (sentence: string): '' | ' ' => (/[。！？…：]$/.test(sentence) ? '' : ' ');
