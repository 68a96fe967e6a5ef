const prefix = 'caravan.reloaded:';

const patterns = [
  /dynamically imported module/i,
  /importing a module script failed/i,
  /unable to preload css/i,
  /loading (css )?chunk .* failed/i,
];

/**
 * Whether the error means that a module could not be fetched, by the messages of Chromium, Firefox, WebKit and Vite.
 */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error && patterns.some((pattern) => pattern.test(error.message));

const markerOf = (url: string): string => {
  const { pathname, search } = new URL(url, location.href);
  return prefix + pathname + search;
};

/**
 * Marks an address as reloaded. Returns false if it is already marked, or if storage is unavailable, because a reload
 * loop could then not be detected.
 */
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

/** Call it when the page has loaded: a later failure of the same address may then reload again. */
export const clearReloadMark = (url: string): void => {
  try {
    sessionStorage.removeItem(markerOf(url));
  } catch {
    // Storage may be unavailable; then nothing was marked either.
  }
};

/**
 * Opens an address by one full page load after a chunk failed (specification 21.4); returns false if it was already tried.
 */
export const reloadOnce = (url: string, open: (url: string) => void = openFully): boolean => {
  if (!markOnce(url)) return false;
  open(url);
  return true;
};

const isHere = (url: string): boolean => new URL(url, location.href).href === location.href;

const openFully = (url: string): void => {
  if (isHere(url)) location.reload();
  else location.assign(url);
};

const never = new Promise<never>(() => undefined);

/**
 * Loads a chunk for a page at `url`. If it cannot be fetched (a new version was deployed), opens the address by a full
 * page load, once, and never resolves. The second time the error goes to the error page. Without a network an open page
 * stays as it is, because a reload would replace what was typed by the browser's error page.
 */
export const loadChunk = async <T>(load: () => Promise<T>, url: string, open?: (url: string) => void): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    if (typeof document === 'undefined' || !isChunkError(error)) throw error;
    if (!navigator.onLine && isHere(url)) throw error;
    if (reloadOnce(url, open)) return never;
    throw error;
  }
};
