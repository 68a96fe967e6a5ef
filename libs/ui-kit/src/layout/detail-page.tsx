import type { ReactNode } from 'react';
import styles from './detail-page.module.css';
import { Page } from './page.tsx';

export interface DetailPageProps {
  /** Where one is; not on paper. */
  crumbs: ReactNode;
  /** What it is called, what comes next: across both columns. */
  children: ReactNode;
  main: ReactNode;
  /** Beside it where there is room, below it elsewhere. */
  side: ReactNode;
}

/** The page of one thing, such as an order: on screen in two columns, on paper as a slip. */
export const DetailPage = ({ crumbs, children, main, side }: DetailPageProps) => (
  <Page space="none">
    <div className={styles.page}>
      <OffPaper>{crumbs}</OffPaper>
      {children}
      <div className={styles.columns}>
        <div className={styles.column}>{main}</div>
        <div className={styles.column}>{side}</div>
      </div>
    </div>
  </Page>
);

/** What a printed page does without. */
export const OffPaper = ({ children }: { children: ReactNode }) => <div className={styles.offPaper}>{children}</div>;
