import { articleHref, contentPaths } from '@caravan/content/contract';
import { anArticleLink } from '@caravan/content/contract/testing';
import { startHarness } from '@caravan/web-core/dev';
import { contentWeb } from '../content.web.ts';
import { contentHandlers } from '../mocks/content.handlers.ts';

void startHarness({
  feature: contentWeb,
  pages: [contentPaths.faqs.href(), contentPaths.articles.href(), articleHref(anArticleLink())],
  handlers: contentHandlers(),
});
