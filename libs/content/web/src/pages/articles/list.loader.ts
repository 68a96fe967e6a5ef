import { contentApi } from '@caravan/content/api';
import { load, callError, type PageContext, type PageMeta } from '@caravan/web-core';
import { listHref, listQueryOf } from '../../lib/list-query.ts';
import type { Section } from '../../lib/section.ts';

export const loadList = async (section: Section, { store, url }: PageContext): Promise<void> => {
  const query = listQueryOf(section, url.searchParams);
  const { data, error } = await load(store, contentApi.endpoints.getArticlePage.initiate({ query }));
  if (!data) throw callError(error);
};

/** Each group and page of a list is indexed separately; search results are not indexed. */
export const listMeta = (section: Section, { store, url, t }: PageContext<'content'>): PageMeta => {
  const query = listQueryOf(section, url.searchParams);
  const { data } = contentApi.endpoints.getArticlePage.select({ query })(store.getState());
  const title = t(`${section.key}.title`);
  const group = data?.groups.find((one) => one.group === query.group)?.group_name;
  const heading = group ? t('metaGroup', { group, title }) : title;
  return {
    title: query.q ? t('metaSearch', { q: query.q }) : heading,
    description: t(`${section.key}.lead`),
    canonical: listHref(section, query),
    noindex: query.q !== undefined,
  };
};
