import { type ArticleSummary } from '@caravan/content/contract';
import { articleHref } from '@caravan/routes';
import { Icon } from '@caravan/ui-kit';
import { Link, Written } from '@caravan/web-core';
import styles from './article-rows.module.css';

export interface ArticleRowProps {
  article: ArticleSummary;
  /** Shows the group's name. */
  showGroup?: boolean;
}

/** An article in a list; the whole row is a link. */
export const ArticleRow = ({ article, showGroup = false }: ArticleRowProps) => (
  <li className={styles.row}>
    <div className={styles.words}>
      {showGroup ? <p className={styles.group}>{article.group_name}</p> : null}
      <Link to={articleHref(article)} className={styles.name}>
        <Written language={article.language}>{article.article_name}</Written>
      </Link>
      <p className={styles.summary}>
        <Written language={article.language}>{article.summary}</Written>
      </p>
    </div>
    <span className={styles.arrow}>
      <Icon name="chevron-right" size="sm" />
    </span>
  </li>
);
