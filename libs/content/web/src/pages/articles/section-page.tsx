import { useParams, type PageContext, type PageModule } from '@caravan/web-core';
import { articleIdOf } from '../../lib/article-tail.ts';
import type { Section } from '../../lib/section.ts';
import { articleMeta, loadArticle } from './article.loader.ts';
import { ArticleView } from './article.view.tsx';
import { listMeta, loadList } from './list.loader.ts';
import { ListView } from './list.view.tsx';

const idOf = (params: PageContext['params']): number | undefined => articleIdOf(params['*']);

/** The page of a section: the article in the address, otherwise the section's list. */
export const sectionPage = (section: Section): Required<Pick<PageModule, 'Page' | 'loader' | 'meta'>> => ({
  loader(context: PageContext<'content'>) {
    const id = idOf(context.params);
    return id === undefined ? loadList(section, context) : loadArticle(id, context);
  },
  meta(context: PageContext<'content'>) {
    const id = idOf(context.params);
    return id === undefined ? listMeta(section, context) : articleMeta(id, context);
  },
  Page: () => {
    const id = idOf(useParams());
    return id === undefined ? <ListView section={section} /> : <ArticleView key={id} id={id} />;
  },
});
