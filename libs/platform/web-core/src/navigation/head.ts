import type { PageMeta } from '../manifest.ts';
import { ownAddress } from './canonical.ts';

const upsert = <Name extends 'meta' | 'link'>(selector: string, tag: Name, attributes: Record<string, string>): void => {
  const element = document.head.querySelector(selector) ?? document.head.appendChild(document.createElement(tag));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
};

const remove = (selector: string): void => document.head.querySelector(selector)?.remove();

/** Canonical addresses stand on the site's public origin, which the server wrote into the first page. */
const publicOrigin = (): string => {
  const canonical = document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');
  return canonical ? new URL(canonical).origin : location.origin;
};

/** Title, description, canonical address and robots of the page in view, as the server would have written them. */
export const applyMeta = (meta: PageMeta, here: Pick<URL, 'pathname' | 'search'>): void => {
  document.title = meta.title;
  if (meta.description) upsert('meta[name="description"]', 'meta', { name: 'description', content: meta.description });
  else remove('meta[name="description"]');
  upsert('link[rel="canonical"]', 'link', { rel: 'canonical', href: publicOrigin() + ownAddress(meta, here) });
  if (meta.noindex) upsert('meta[name="robots"]', 'meta', { name: 'robots', content: 'noindex' });
  else remove('meta[name="robots"]');
};
