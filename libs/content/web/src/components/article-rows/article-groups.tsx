import { useId } from 'react';
import type { ArticleSummary } from '@caravan/content/contract';
import { Heading, Stack } from '@caravan/ui-kit';
import { ArticleRow } from './article-row.tsx';
import styles from './article-rows.module.css';

interface Group {
  key: string;
  name: string;
  articles: ArticleSummary[];
}

const grouped = (articles: readonly ArticleSummary[]): Group[] => {
  const groups = new Map<string, Group>();
  for (const article of articles) {
    const group = groups.get(article.group) ?? { key: article.group, name: article.group_name, articles: [] };
    group.articles.push(article);
    groups.set(article.group, group);
  }
  return [...groups.values()];
};

const ArticleGroup = ({ name, articles }: Omit<Group, 'key'>) => {
  const headingId = useId();
  return (
    <Stack as="section" gap="3" aria-labelledby={headingId}>
      <Heading level={2} size="md" id={headingId}>
        {name}
      </Heading>
      <ul className={styles.rows}>
        {articles.map((article) => (
          <ArticleRow key={article.id} article={article} />
        ))}
      </ul>
    </Stack>
  );
};

/** Articles by group, in the order of the list. */
export const ArticleGroups = ({ articles }: { articles: readonly ArticleSummary[] }) =>
  grouped(articles).map(({ key, name, articles: members }) => (
    <ArticleGroup key={key} name={name} articles={members} />
  ));
