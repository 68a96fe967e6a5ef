import { useTranslation } from 'react-i18next';
import type { ArticlePage } from '@caravan/content/contract';
import { Heading, Stack } from '@caravan/ui-kit';
import { ArticleRow } from './article-row.tsx';
import styles from './article-rows.module.css';

export interface SearchResultsProps {
  page: ArticlePage;
  words: string;
}

/** The results of a search; each row shows its group. */
export const SearchResults = ({ page: { items, total }, words }: SearchResultsProps) => {
  const { t } = useTranslation('content');
  if (items.length === 0) return null;
  return (
    <Stack gap="3">
      <Heading level={2} size="md">
        {t('search.found', { q: words, total })}
      </Heading>
      <ul className={styles.rows}>
        {items.map((article) => (
          <ArticleRow key={article.id} article={article} showGroup />
        ))}
      </ul>
    </Stack>
  );
};
