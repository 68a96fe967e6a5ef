import { searchText } from '@caravan/server-core';

const maxWords = 8;

/** The question words of a Chinese question; no article contains them. */
const questionWords = '怎么样 怎么 怎样 如何 为什么 什么 哪些 哪里 多少 是否 能否 能不能 可不可以 请问'.split(' ');

/** The words of Chinese questions that are not searched, in the form of `searchText`. */
let unsearched: RegExp | undefined;
const unsearchedParts = (): RegExp =>
  (unsearched ??= new RegExp(`${questionWords.map((word) => searchText(word)).join('|')}|[吗呢?!,。、;:]`, 'gu'));

/** The word without quotation marks and punctuation around it. */
const bare = (word: string): string => word.replaceAll(/^["'“‘(]+|["'”’)?!.,;:]+$/gu, '') || word;

const parts = (search: string): string[] => search.split(/\s+/u).filter(Boolean);

/**
 * The words of a search as `searchText` has them; each must occur. A Chinese question loses its question words, unless it
 * has no others.
 */
export const searchWords = (search: string): string[] => {
  const text = searchText(search);
  const plain = parts(text);
  const isChinese = /\p{Script=Han}/u.test(text);
  const words = isChinese ? parts(text.replaceAll(unsearchedParts(), ' ')) : plain.map(bare);
  return (words.length ? words : plain).slice(0, maxWords);
};

/** The words of a search as staff write it; each must occur. */
export const wordsOf = (search: string): string[] => parts(search).slice(0, maxWords);
