import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Text } from '../text/text.tsx';
import styles from './detail-page.module.css';
import { Page } from './page.tsx';
import { Row } from './row.tsx';
import { Stack } from './stack.tsx';

export interface DetailPageProps {
  /** Breadcrumbs; not printed. */
  crumbs: ReactNode;
  /** The page's first-level heading. */
  title: ReactNode;
  /** Below the heading, such as the creation time. */
  text: ReactNode;
  printLabel: string;
  /** The next step, across both columns. */
  children: ReactNode;
  main: ReactNode;
  /** Beside `main` if there is room, otherwise below it. */
  side: ReactNode;
}

/** The page of one record, such as an order: two columns on screen, a slip in print. */
export const DetailPage = ({ crumbs, title, text, printLabel, children, main, side }: DetailPageProps) => (
  <Page space="none">
    <div className={styles.page}>
      <OffPaper>{crumbs}</OffPaper>
      <Row gap="3" justify="between" wrap>
        <Stack gap="1">
          {title}
          <Text size="sm" tone="muted" numeric>
            {text}
          </Text>
        </Stack>
        <Button variant="secondary" size="sm" icon="receipt" onClick={() => window.print()}>
          {printLabel}
        </Button>
      </Row>
      {children}
      <div className={styles.columns}>
        <div className={styles.column}>{main}</div>
        <div className={styles.column}>{side}</div>
      </div>
    </div>
  </Page>
);

/** Content that is not printed. */
export const OffPaper = ({ children }: { children: ReactNode }) => <div className={styles.offPaper}>{children}</div>;
