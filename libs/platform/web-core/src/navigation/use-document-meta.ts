import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { translatorOf } from '../i18n/i18n.ts';
import type { AppLayout, PageMeta } from '../manifest.ts';
import { useAppSelector } from '../store/store.ts';
import { documentTitle, ownAddress } from './page-address.ts';

const upsert = (selector: string, tag: 'meta' | 'link', attributes: Record<string, string>): void => {
  const element = document.head.querySelector(selector) ?? document.head.appendChild(document.createElement(tag));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
};

const remove = (selector: string): void => document.head.querySelector(selector)?.remove();

/** The origin of canonical addresses, which the server writes into the first page. */
const publicOrigin = (): string => {
  const canonical = document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');
  return canonical ? new URL(canonical).origin : location.origin;
};

/** Writes the title, description, canonical address and robots of the page in view, as the server does. */
const applyMeta = (meta: PageMeta, here: Pick<URL, 'pathname' | 'search'>): void => {
  document.title = meta.title;
  if (meta.description) upsert('meta[name="description"]', 'meta', { name: 'description', content: meta.description });
  else remove('meta[name="description"]');
  upsert('link[rel="canonical"]', 'link', { rel: 'canonical', href: publicOrigin() + ownAddress(meta, here) });
  if (meta.noindex) upsert('meta[name="robots"]', 'meta', { name: 'robots', content: 'noindex' });
  else remove('meta[name="robots"]');
};

/** Keeps the document's head in sync with the page in view. */
export const useDocumentMeta = (appLayout: Pick<AppLayout, 'id' | 'siteName'>, meta: PageMeta | undefined): void => {
  const { pathname, search } = useLocation();
  const { i18n } = useTranslation();
  const siteName = useAppSelector((state) => appLayout.siteName?.(state, translatorOf(i18n, appLayout.id)));
  useEffect(() => {
    if (meta) applyMeta({ ...meta, title: documentTitle(meta.title, siteName) }, { pathname, search });
  }, [meta, pathname, search, siteName]);
};
