/** `Annemarie` → `A***e`: the first and last character, always with three stars, so that the length is hidden. */
export const maskName = (name: string): string => {
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim())].map(
    ({ segment }) => segment,
  );
  const [first = ''] = characters;
  // Both characters of a short name would reveal all of it.
  return characters.length > 2 ? `${first}***${characters.at(-1)}` : `${first}***`;
};
