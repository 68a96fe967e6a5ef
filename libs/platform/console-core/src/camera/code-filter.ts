/** A code counts again after it was out of the picture for so many ms. */
export const goneMs = 1500;

/** Tells which of the codes in a picture are new; a code that stays in the picture counts once. */
export const makeCodeFilter = () => {
  const seenAt = new Map<string, number>();
  return (codes: readonly string[], now: number): string[] => {
    const fresh = [...new Set(codes)].filter((code) => now - (seenAt.get(code) ?? Number.NEGATIVE_INFINITY) > goneMs);
    for (const code of codes) seenAt.set(code, now);
    return fresh;
  };
};
