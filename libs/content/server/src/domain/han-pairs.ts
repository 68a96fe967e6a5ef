/** Each two Chinese characters that stand beside each other in a text, once: `国际运费` has 国际， 际运 and 运费. */
export const hanPairs = (text: string): string[] => {
  const pairs = new Set<string>();
  for (const [run] of text.matchAll(/\p{Script=Han}{2,}/gu)) {
    const characters = [...run];
    for (let at = 0; at + 1 < characters.length; at++) pairs.add(`${characters[at]}${characters[at + 1]}`);
  }
  return [...pairs];
};
