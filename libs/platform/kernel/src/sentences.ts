/** What stands between a sentence and the next one: nothing after a Chinese full stop, which has its own room, and a space after any other. */
export const afterSentence = (sentence: string): '' | ' ' => (/[。！？…]$/.test(sentence) ? '' : ' ');
