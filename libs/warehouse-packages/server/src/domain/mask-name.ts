/** `Annemarie` → `A***e`: first and last character as people see them, always three stars, so that not even the length shows. */
export const maskName = (name: string): string => {
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim())].map(({ segment }) => segment);
  const [first = ''] = characters;
  // Of a name of two, showing both would show all of it.
  return characters.length > 2 ? `${first}***${characters.at(-1)}` : `${first}***`;
};
