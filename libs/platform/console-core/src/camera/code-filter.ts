/** A code counts again after it was out of the picture for this many ms. */
export const goneMs = 1500;

/**
 * Tells which of the codes in a picture are new; a code that stays in the picture counts once. `known` are codes that
 * count as in the picture from the start.
 */
export const makeCodeFilter = (known: readonly string[] = [], start = 0) => {
  const seenAt = new Map(known.map((code) => [code, start]));
  return (codes: readonly string[], now: number): string[] => {
    const fresh = [...new Set(codes)].filter((code) => now - (seenAt.get(code) ?? Number.NEGATIVE_INFINITY) > goneMs);
    for (const code of codes) seenAt.set(code, now);
    return fresh;
  };
};
