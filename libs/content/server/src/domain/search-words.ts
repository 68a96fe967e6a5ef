const maxWords = 8;

/** The question words of a Chinese question; no article contains them. */
const questionWords =
  /怎么样|怎么|怎样|如何|为什么|什么|哪些|哪里|多少|是否|能否|能不能|可不可以|请问|[吗呢？?！!，,。、；;：:]/gu;

/** The word without quotation marks and punctuation around it. */
const bare = (word: string): string => word.replaceAll(/^["'“‘(]+|["'”’)?!.,;:]+$/gu, '') || word;

const parts = (search: string): string[] => search.split(/\s+/u).filter(Boolean);

/** The words of a search; each must occur. A Chinese question loses its question words, unless it has no others. */
export const searchWords = (search: string): string[] => {
  const plain = parts(search);
  const isChinese = /\p{Script=Han}/u.test(search);
  const words = isChinese ? parts(search.replaceAll(questionWords, ' ')) : plain.map(bare);
  return (words.length ? words : plain).slice(0, maxWords);
};

/** A `LIKE` pattern for the text, with `%`, `_` and `\` escaped. */
export const likePattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** The words of a search as patterns; each must occur. */
export const likePatterns = (search: string): string[] => parts(search).slice(0, maxWords).map(likePattern);

/** All pairs of adjacent Chinese characters, each once: `国际运费` has 国际， 际运 and 运费. */
export const hanPairs = (text: string): string[] => {
  const pairs = new Set<string>();
  for (const [run] of text.matchAll(/\p{Script=Han}{2,}/gu)) {
    const characters = [...run];
    for (let at = 0; at + 1 < characters.length; at++) pairs.add(`${characters[at]}${characters[at + 1]}`);
  }
  return [...pairs];
};
