import { Icon } from '../media/icon.tsx';
import { Anchor } from './anchor.tsx';
import { pageWindow } from './page-window.ts';
import styles from './pagination.module.css';

export interface PaginationProps {
  page: number;
  pageCount: number;
  /** The path of a page: its number is in the address, so that back and reload keep it. */
  pathOf: (page: number) => string;
  texts: { label: string; previous: string; next: string; page: (page: number) => string };
}

interface StepProps {
  to: string | undefined;
  label: string;
  icon: 'chevron-left' | 'chevron-right';
}

const Step = ({ to, label, icon }: StepProps) =>
  to === undefined ? (
    <span className={styles.page} data-off>
      <Icon name={icon} size="sm" />
    </span>
  ) : (
    <Anchor to={to} className={styles.page} aria-label={label}>
      <Icon name={icon} size="sm" />
    </Anchor>
  );

/** Links to the pages of a list; nothing at all for a single page. */
export const Pagination = ({ page, pageCount, pathOf, texts }: PaginationProps) => {
  if (pageCount <= 1) return null;
  return (
    <nav className={styles.nav} aria-label={texts.label}>
      <ul className={styles.list}>
        <li>
          <Step to={page > 1 ? pathOf(page - 1) : undefined} label={texts.previous} icon="chevron-left" />
        </li>
        {pageWindow(page, pageCount).map((entry, index) =>
          entry === 'gap' ? (
            <li key={`gap-${index}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={entry}>
              <Anchor to={pathOf(entry)} className={styles.page} aria-label={texts.page(entry)} aria-current={entry === page ? 'page' : undefined}>
                {entry}
              </Anchor>
            </li>
          ),
        )}
        <li>
          <Step to={page < pageCount ? pathOf(page + 1) : undefined} label={texts.next} icon="chevron-right" />
        </li>
      </ul>
    </nav>
  );
};
