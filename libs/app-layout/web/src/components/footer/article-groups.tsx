import { useTranslation } from 'react-i18next';
import { articleHref } from '@caravan/routes';
import { Link, Written } from '@caravan/web-core';
import { useFooterGroups } from '../../lib/site-data.ts';
import styles from './footer.module.css';

/** The footer's articles in their groups. */
export const ArticleGroups = () => {
  const { t } = useTranslation('app-layout');
  const groups = useFooterGroups();
  if (groups.length === 0) return null;
  return (
    <nav className={styles.groups} aria-label={t('footer.label')}>
      {groups.map(({ group_name: name, articles }) => (
        <div key={name}>
          <h2 className={styles.title}>{name}</h2>
          <ul>
            {articles.map((article) => (
              <li key={article.id}>
                <Link to={articleHref(article)} className={styles.link}>
                  <Written language={article.language}>{article.article_name}</Written>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
};
