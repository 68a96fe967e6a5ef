import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Text } from '../text/text.tsx';
import styles from './detail-page.module.css';
import { Page } from './page.tsx';
import { Row } from './row.tsx';
import { Stack } from './stack.tsx';

export interface DetailPageProps {
  /** Where one is; not on paper. */
  crumbs: ReactNode;
  /** What it is called: the page's first heading. */
  title: ReactNode;
  /** Below that, such as when it was made. */
  text: ReactNode;
  printLabel: string;
  /** What comes next: across both columns. */
  children: ReactNode;
  main: ReactNode;
  /** Beside it where there is room, below it elsewhere. */
  side: ReactNode;
}

/** The page of one thing, such as an order: on screen in two columns, on paper as a slip. */
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

/** What a printed page does without. */
export const OffPaper = ({ children }: { children: ReactNode }) => <div className={styles.offPaper}>{children}</div>;
