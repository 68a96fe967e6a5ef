const quote = 34;
const backslash = 92;
/** A comma, and the beginnings of lists and objects: there is one before each value, or one more. */
const separators = new Set([44, 91, 123]);

/** The place of the quote that ends a text of JSON, or the end of what is no JSON. */
const endOfText = (json: string, begin: number): number => {
  for (let end = json.indexOf('"', begin); end !== -1; end = json.indexOf('"', end + 1)) {
    let escapes = 0;
    while (json.charCodeAt(end - 1 - escapes) === backslash) escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return json.length;
};

/**
 * Whether the lists and objects of a JSON text have more values than `most`; an empty one counts as one. It looks at each
 * character once, so that a text which is refused anyway costs no parsing.
 */
export const hasMoreValues = (json: string, most: number): boolean => {
  let found = 0;
  for (let at = 0; at < json.length; at += 1) {
    const character = json.charCodeAt(at);
    if (character === quote) at = endOfText(json, at + 1);
    else if (separators.has(character)) found += 1;
    if (found > most) return true;
  }
  return false;
};
