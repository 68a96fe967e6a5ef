import { useTranslation } from 'react-i18next';
import { type ArticleLink } from '@caravan/content/contract';
import { articleHref } from '@caravan/routes';
import { Heading, Link, Stack } from '@caravan/ui-kit';
import { Written } from '@caravan/web-core';
import styles from './related.module.css';

export const Related = ({ articles }: { articles: readonly ArticleLink[] }) => {
  const { t } = useTranslation('content');
  if (articles.length === 0) return null;
  return (
    <Stack as="section" gap="3">
      <Heading level={2} size="md">
        {t('detail.related')}
      </Heading>
      <ul className={styles.list}>
        {articles.map((article) => (
          <li key={article.id}>
            <Link to={articleHref(article)}>
              <Written language={article.language}>{article.article_name}</Written>
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  );
};
