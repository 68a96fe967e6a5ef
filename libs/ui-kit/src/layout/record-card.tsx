import type { ReactNode } from 'react';
import { Card, CardPart } from './card.tsx';
import styles from './record-card.module.css';

export interface RecordCardProps {
  /** The id of the heading in its head. */
  titleId: string;
  selected?: boolean;
  /** Number and status; what comes last in it stands at the end, such as its date. */
  head: ReactNode;
  /** What it is about. */
  children: ReactNode;
  /** What it comes to. */
  sum: ReactNode;
  /** What comes next. */
  next: ReactNode;
  /** What may be done. */
  actions: ReactNode;
}

/** One of a list of orders or packages. */
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
