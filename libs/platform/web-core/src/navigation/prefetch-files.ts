import { whenIdle } from './when-idle.ts';

const asked = new Set<string>();

/** Safari only knows `preload`. */
const linkTo = (file: string): HTMLLinkElement => {
  const link = document.createElement('link');
  link.rel = link.relList.supports('prefetch') ? 'prefetch' : 'preload';
  link.as = file.endsWith('.css') ? 'style' : 'script';
  link.fetchPriority = 'low';
  // The mode in which modules are fetched: what was preloaded in another is fetched again.
  link.crossOrigin = '';
  link.href = file;
  return link;
};

const prefetchFile = (file: string): void => {
  if (document.querySelector(`link[href="${file}"]`)) return;
  const link = linkTo(file);
  // The file is in the cache, or it is not: the link has done what it can.
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
