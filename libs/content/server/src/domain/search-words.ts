import type { Language } from '@caravan/kernel';

const maxWords = 8;

/** What a Chinese question is asked with: it stands in no answer. */
const questionWords = /怎么样|怎么|怎样|如何|为什么|什么|哪些|哪里|多少|是否|能否|能不能|可不可以|请问|[吗呢？?！!，,。、；;：:]/gu;

/** Marks around an English word are not part of it. */
const bare = (word: string): string => word.replaceAll(/^["'“‘(]+|["'”’)?!.,;:]+$/gu, '') || word;

const parts = (search: string): string[] => search.split(/\s+/u).filter(Boolean);

/** The words of a search, each to occur somewhere. A Chinese question loses the words it is asked with, unless it consists of nothing else. */
export const searchWords = (search: string, language: Language): string[] => {
  const plain = parts(search);
  const asked = language === 'zh' ? parts(search.replaceAll(questionWords, ' ')) : plain.map(bare);
  return (asked.length ? asked : plain).slice(0, maxWords);
};
