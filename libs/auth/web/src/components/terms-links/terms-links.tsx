import { useTranslation } from 'react-i18next';
import { contentApi } from '@caravan/content/api';
import { type ArticleLink } from '@caravan/content/contract';
import { articleHref, contentPaths } from '@caravan/routes';
import { Link, Row, Text } from '@caravan/ui-kit';
import { load, Written, type AppStore } from '@caravan/web-core';

const call = { query: { type: '2' } } as const;

const endpoint = () => contentApi.endpoints.getFooterArticles;

/** For the loader of the page that shows them. */
export const loadTerms = (store: AppStore) => load(store, endpoint().initiate(call));

const isTerms = ({ id }: ArticleLink): boolean => id === contentPaths.termsId || id === contentPaths.privacyId;

/**
 * Links to the terms and the privacy policy, if the site has these articles. They open beside the form, which keeps its
 * values.
 */
export const TermsLinks = () => {
  const { t } = useTranslation('auth');
  const { data = [] } = endpoint().useQuery(call);
  const terms = data.flatMap(({ articles }) => articles.filter(isTerms));
  if (terms.length === 0) return null;
  return (
    <Row gap="3" wrap>
      <Text as="span" size="sm" tone="muted">
        {t('register.terms')}
      </Text>
      {terms.map((article) => (
        <Text key={article.id} as="span" size="sm">
          <Link href={articleHref(article)} newTab external>
            <Written language={article.language}>{article.article_name}</Written>
          </Link>
        </Text>
      ))}
    </Row>
  );
};
