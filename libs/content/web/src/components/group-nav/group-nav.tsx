import { useTranslation } from 'react-i18next';
import type { ArticlePage, ArticlePageQuery } from '@caravan/content/contract';
import { Link } from '@caravan/web-core';
import { listHref } from '../../lib/list-query.ts';
import type { Section } from '../../lib/section.ts';
import styles from './group-nav.module.css';

export interface GroupNavProps {
  section: Section;
  query: ArticlePageQuery;
  groups: ArticlePage['groups'];
}

interface Entry {
  group: string | undefined;
  name: string;
  count: number;
}

/** The groups of a list with their number of articles; the links keep the search. */
export const GroupNav = ({ section, query: { q, group: current }, groups }: GroupNavProps) => {
  const { t } = useTranslation('content');
  if (groups.length === 0) return null;

  const all: Entry = {
    group: undefined,
    name: t('groups.all'),
    count: groups.reduce((sum, { count }) => sum + count, 0),
  };
  const entries: Entry[] = [all, ...groups.map(({ group, group_name: name, count }) => ({ group, name, count }))];
  return (
    <nav className={styles.nav} aria-label={t('groups.label')}>
      <ul className={styles.list}>
        {entries.map(({ group, name, count }) => (
          <li key={group ?? ''}>
            <Link
              to={listHref(section, { q, group })}
              className={styles.link}
              aria-current={group === current ? 'page' : undefined}
            >
              <span>{name}</span> <span className={styles.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
