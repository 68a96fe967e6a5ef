import { getArticlePage } from '@caravan/content/contract';
import { endpointFor, load, pageError, type PageContext, type PageMeta } from '@caravan/web-core';
import { listHref, listQueryOf } from '../../lib/list-query.ts';
import type { Section } from '../../lib/section.ts';

export const loadList = async (section: Section, { store, url }: PageContext): Promise<void> => {
  const query = listQueryOf(section, url.searchParams);
  const { data, error } = await load(store, endpointFor(getArticlePage).initiate({ query }));
  if (!data) throw pageError(error?.status || 503, error?.message);
};

/** Each group and page of a list is a page of its own for search engines; results of a search are none. */
export const listMeta = (section: Section, { store, url, t }: PageContext): PageMeta => {
  const query = listQueryOf(section, url.searchParams);
  const { data } = endpointFor(getArticlePage).select({ query })(store.getState());
  const title = t(`${section.key}.title`);
  const group = data?.groups.find((one) => one.group === query.group)?.group_name;
  const named = group ? t('metaGroup', { group, title }) : title;
  return {
    title: query.q ? t('metaSearch', { q: query.q }) : named,
    description: t(`${section.key}.lead`),
    canonical: listHref(section, query),
    noindex: query.q !== undefined,
  };
};
