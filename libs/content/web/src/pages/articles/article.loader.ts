import { contentApi } from '@caravan/content/api';
import { articleHref } from '@caravan/routes';
import { load, callError, pageError, type PageContext, type PageMeta } from '@caravan/web-core';
import { listHref } from '../../lib/list-query.ts';
import { articleSection, faqSection } from '../../lib/section.ts';

export const loadArticle = async (id: number, { store }: PageContext): Promise<void> => {
  const { data, error } = await load(store, contentApi.endpoints.getArticle.initiate({ params: { id } }));
  if (!data) throw callError(error);
};

/** The canonical address is the article's tail on the path of its kind, whatever tail the request has. */
export const articleMeta = (id: number, { store, t }: PageContext<'content'>): PageMeta => {
  const { data } = contentApi.endpoints.getArticle.select({ params: { id } })(store.getState());
  if (!data) throw pageError(404);
  const canonical = articleHref(data);
  const section = data.is_faq ? faqSection : articleSection;
  return {
    title: data.article_name,
    description: data.summary,
    canonical,
    crumbs: [
      { name: t(`${section.key}.title`), path: listHref(section) },
      { name: data.group_name, path: listHref(section, { group: data.group }) },
      { name: data.article_name, path: canonical },
    ],
    article: { headline: data.article_name, modified: data.updated_at },
  };
};
