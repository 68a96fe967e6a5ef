import { isOnlyAsked } from './file-list.ts';

/** Sheets that are on their way, by address. */
const coming = new Map<string, Promise<void>>();

const whenApplied = (link: HTMLLinkElement, file: string): Promise<void> =>
  new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      // Whoever tries again finds no link, and fetches anew.
      link.remove();
      reject(new Error(`Unable to preload CSS for ${file}`));
    };
  }).finally(() => coming.delete(file));

/** What has to be waited for: nothing for a script, whose module waits for it by itself. */
const addFile = (file: string): Promise<void> | undefined => {
  const isSheet = file.endsWith('.css');
  const rel = isSheet ? 'stylesheet' : 'modulepreload';
  if (document.querySelector(`link[rel=${rel}][href="${file}"]`)) return coming.get(file);
  const link = Object.assign(document.createElement('link'), { rel, href: file, crossOrigin: '' });
  document.head.append(link);
  if (!isSheet) return undefined;
  const applied = whenApplied(link, file);
  coming.set(file, applied);
  return applied;
};

/**
 * An `import()` as the built shell does it: the module's scripts and sheets are fetched side by side, and it runs once its sheets are applied.
 * Stands in for the bundler's own helper, which cannot be asked for the files alone. While they are only asked for, the promise never comes.
 *
 * @param files names below the site's root, as the bundler knows them; none where the module needs nothing but itself.
 */
export const importWithFiles = async <Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> => {
  const addresses = files.map((file) => `/${file}`);
  if (files.length && isOnlyAsked(addresses)) return new Promise(() => undefined);
  await Promise.all(addresses.map(addFile));
  return load();
};
