import { whenIdle } from './when-idle.ts';

const asked = new Set<string>();

/** Safari only knows `preload`. */
const linkTo = (file: string): HTMLLinkElement => {
  const link = document.createElement('link');
  link.rel = link.relList.supports('prefetch') ? 'prefetch' : 'preload';
  link.as = file.endsWith('.css') ? 'style' : 'script';
  link.fetchPriority = 'low';
  // Modules are fetched with CORS: any other mode would be another entry of the browser's cache.
  link.crossOrigin = '';
  link.href = file;
  return link;
};

const prefetchFile = (file: string): void => {
  if (document.querySelector(`link[href="${file}"]`)) return;
  const link = linkTo(file);
  // Left in place it would keep the bundler from fetching the page's files side by side, out of the cache, when the page is opened.
  link.onload = link.onerror = () => link.remove();
  document.head.append(link);
};

/**
 * Brings files of this site into the browser's cache, each in an idle moment of its own. Neither is a script run nor a sheet applied: that is
 * work for a page that is opened, while few of those in view ever are.
 */
export const prefetchFiles = (files: readonly string[]): void => {
  for (const file of files) {
    if (asked.has(file)) continue;
    asked.add(file);
    whenIdle(() => prefetchFile(file));
  }
};
