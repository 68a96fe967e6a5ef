import { draftPrefix } from './clear-all-drafts.ts';

/** Values that never stay behind in a browser: passwords, and files, which cannot. */
const isKept = (name: string, value: unknown): boolean => !/password/i.test(name) && !(value instanceof Blob) && !(typeof FileList !== 'undefined' && value instanceof FileList);

const clean = (values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name, value]) => isKept(name, value))
      .map(([name, value]) => [name, typeof value === 'object' && value !== null && !Array.isArray(value) ? clean(value as object) : (value as unknown)]),
  );

/** Keeps what was typed in this tab, so that a reload or a way through login loses nothing. */
export const saveDraft = (key: string, values: object): void => {
  try {
    sessionStorage.setItem(draftPrefix + key, JSON.stringify(clean(values)));
  } catch {
    // A full or closed storage costs the draft, not the form.
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
    // Nothing was kept then.
  }
};
