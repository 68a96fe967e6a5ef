import { articleHref, getArticle } from '@caravan/content/contract';
import { endpointFor, load, pageError, type PageContext, type PageMeta } from '@caravan/web-core';

export const loadArticle = async (id: number, { store }: PageContext): Promise<void> => {
  const { data, error } = await load(store, endpointFor(getArticle).initiate({ params: { id } }));
  if (!data) throw pageError(error?.status || 503, error?.message);
};

/** Whatever tail the address has, the canonical one is the article's own, on the path of its kind. */
export const articleMeta = (id: number, { store }: PageContext): PageMeta => {
  const { data } = endpointFor(getArticle).select({ params: { id } })(store.getState());
  if (!data) throw pageError(404);
  return { title: data.article_name, description: data.summary, canonical: articleHref(data) };
};
