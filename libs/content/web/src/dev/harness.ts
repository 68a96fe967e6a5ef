import { anArticleLink } from '@caravan/content/contract/testing';
import { articleHref, contentPaths } from '@caravan/routes';
import type { HarnessOptions } from '@caravan/web-core/dev';
import { contentWeb } from '../content.web.ts';
import { contentHandlers } from '../mocks/content.handlers.ts';

export const harness: HarnessOptions = {
  feature: contentWeb,
  pages: [
    contentPaths.about.href(),
    contentPaths.faqs.href(),
    contentPaths.articles.href(),
    articleHref(anArticleLink()),
    articleHref(anArticleLink({ id: 81, slug: 'contact', is_faq: false })),
  ],
  handlers: contentHandlers(),
};
