import type { ReactNode } from 'react';
import { Card, CardPart } from './card.tsx';
import styles from './record-card.module.css';

export interface RecordCardProps {
  /** The id of the heading in its head. */
  titleId: string;
  selected?: boolean;
  /** Number and status; the last item, such as the date, is at the end. */
  head: ReactNode;
  /** The content of the record. */
  children: ReactNode;
  /** The total. */
  sum: ReactNode;
  /** The next step. */
  next: ReactNode;
  actions: ReactNode;
}

/** An order or package in a list. */
export const RecordCard = ({ titleId, selected = false, head, children, sum, next, actions }: RecordCardProps) => (
  <Card as="article" space="none" selected={selected} aria-labelledby={titleId}>
    <CardPart space="tight">
      <div className={styles.head}>{head}</div>
    </CardPart>
    <CardPart space="tight">
      <div className={styles.body}>
        <div>{children}</div>
        <div className={styles.sum}>{sum}</div>
      </div>
    </CardPart>
    <CardPart space="tight">
      <div className={styles.foot}>
        {next}
        <div className={styles.actions}>{actions}</div>
      </div>
    </CardPart>
  </Card>
);
