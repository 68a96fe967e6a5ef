import { articleHref, type ArticleLink } from '@caravan/content/contract';
import { Heading, Link, Stack } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import styles from './related.module.css';

/** What to read next. */
export const Related = ({ articles }: { articles: readonly ArticleLink[] }) => {
  const t = useTexts('content');
  if (articles.length === 0) return null;
  return (
    <Stack as="section" gap="3">
      <Heading level={2} size="md">
        {t('detail.related')}
      </Heading>
      <ul className={styles.list}>
        {articles.map((article) => (
          <li key={article.id}>
            <Link to={articleHref(article)}>{article.article_name}</Link>
          </li>
        ))}
      </ul>
    </Stack>
  );
};
