/** Passwords are never stored in the browser, and files cannot be. */
const isKept = (name: string, value: unknown): boolean =>
  !/password/i.test(name) &&
  !(value instanceof Blob) &&
  !(typeof FileList !== 'undefined' && value instanceof FileList);

const clean = (values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name, value]) => isKept(name, value))
      .map(([name, value]) => [
        name,
        typeof value === 'object' && value !== null && !Array.isArray(value)
          ? clean(value as object)
          : (value as unknown),
      ]),
  );

/** Stores typed values in this tab, so that a reload or a login does not lose them. */
export const saveDraft = (key: string, values: object): void => {
  try {
    sessionStorage.setItem(draftPrefix + key, JSON.stringify(clean(values)));
  } catch {
    // If storage is full or unavailable, only the draft is lost.
  }
};

export const readDraft = (key: string): Record<string, unknown> | undefined => {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(draftPrefix + key) ?? 'null');
    return typeof draft === 'object' && draft !== null ? (draft as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
};

export const clearDraft = (key: string): void => {
  try {
    sessionStorage.removeItem(draftPrefix + key);
  } catch {
    // Storage is unavailable, so there is no draft.
  }
};

/** The prefix of all draft keys. */
const draftPrefix = 'caravan.draft:';

/** Called at logout, so that the next person at this tab finds no drafts. */
export const clearAllDrafts = (): void => {
  try {
    const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index));
    for (const key of keys) {
      if (key?.startsWith(draftPrefix)) sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is unavailable, so there is no draft.
  }
};
