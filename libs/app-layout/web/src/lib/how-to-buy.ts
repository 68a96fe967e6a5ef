import { type FooterGroup } from '@caravan/content/contract';
import { articleHref, contentPaths } from '@caravan/routes';

/** The default if the footer does not list the article; the page redirects any tail to its own slug. */
const processSlug = 'proxy-purchase-process';

/** The proxy-purchase process: FAQ 59 with its slug (specification 3.2). */
export const howToBuyHref = (groups: readonly FooterGroup[]): string => {
  const id = contentPaths.howToBuyId;
  const listed = groups.flatMap(({ articles }) => articles).find((article) => article.id === id);
  return articleHref({ id, slug: listed?.slug ?? processSlug, is_faq: true });
};
