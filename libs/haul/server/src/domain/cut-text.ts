/** The text in at most `most` characters, that is code points; a longer one ends with "…". */
export const cutText = (text: string, most: number): string => {
  if (text.length <= most) return text;
  // A character is at most two code units, so more of a long text need not be looked at.
  const characters = [...text.slice(0, 2 * most + 1)];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text;
};

/** The web address; null if it is longer than `most`, because a part of it leads elsewhere. */
export const shortLink = (url: string | null, most: number): string | null =>
  url !== null && url.length > most ? null : url;
