/** What the keys of drafts begin with. */
export const draftPrefix = 'caravan.draft:';

/** At sign-out: the next person at this tab finds nothing. */
export const clearAllDrafts = (): void => {
  try {
    const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index));
    for (const key of keys) {
      if (key?.startsWith(draftPrefix)) sessionStorage.removeItem(key);
    }
  } catch {
    // Nothing was kept then.
  }
};
