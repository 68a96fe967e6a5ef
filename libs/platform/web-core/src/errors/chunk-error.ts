const prefix = 'caravan.reloaded:';

const patterns = [
  /dynamically imported module/i,
  /importing a module script failed/i,
  /unable to preload css/i,
  /loading (css )?chunk .* failed/i,
];

/** Whether a module could not be fetched, in the words of Chromium, Firefox, WebKit and Vite. */
export const isChunkError = (error: unknown): boolean => error instanceof Error && patterns.some((pattern) => pattern.test(error.message));

const markerOf = (url: string): string => {
  const { pathname, search } = new URL(url, location.href);
  return prefix + pathname + search;
};

/** Marks an address as reloaded; false where it was marked already, or where nothing can be remembered and a loop could not be seen. */
const markOnce = (url: string): boolean => {
  try {
    const marker = markerOf(url);
    if (sessionStorage.getItem(marker) !== null) return false;
    sessionStorage.setItem(marker, '1');
    return sessionStorage.getItem(marker) === '1';
  } catch {
    return false;
  }
};

/** The page came up: a later failure of the same address may reload again. */
export const clearReloadMark = (url: string): void => {
  try {
    sessionStorage.removeItem(markerOf(url));
  } catch {
    // Storage may be closed to us; then nothing was marked either.
  }
};

/** Opens an address by one full page load after a chunk failed (storefront.md 8); false when it had its chance already. */
export const reloadOnce = (url: string, open: (url: string) => void = openFully): boolean => {
  if (!markOnce(url)) return false;
  open(url);
  return true;
};

const openFully = (url: string): void => {
  if (new URL(url, location.href).href === location.href) location.reload();
  else location.assign(url);
};

const never = new Promise<never>(() => undefined);

/**
 * Loads a chunk that a page at `url` needs. When it cannot be fetched (a new version was deployed), the address is opened by a full
 * page load, once, and this never resolves; the second time the error goes on to the error page.
 */
export const loadChunk = async <T>(load: () => Promise<T>, url: string, open?: (url: string) => void): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    if (typeof document === 'undefined' || !isChunkError(error)) throw error;
    if (reloadOnce(url, open)) return never;
    throw error;
  }
};
