import { useId, type ReactNode } from 'react';
import styles from './costs.module.css';

export interface CostCardProps {
  number: number;
  when: string;
  title: string;
  lines: readonly { key: string; term: string; value: string }[];
  note: string;
  children?: ReactNode;
}

/** One half of the manifest: a payment and its parts. */
export const CostCard = ({ number, when, title, lines, note, children }: CostCardProps) => {
  const id = useId();
  return (
    <section className={styles.costCard} aria-labelledby={id}>
      <p className={styles.when}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        {when}
      </p>
      <h3 id={id} className={styles.name}>
        {title}
      </h3>
      <dl className={styles.lines}>
        {lines.map(({ key, term, value }) => (
          <div key={key} className={styles.line}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{note}</p>
      {children}
    </section>
  );
};
