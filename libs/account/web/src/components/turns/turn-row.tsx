import type { ReactNode } from 'react';
import { ButtonLink, Icon, Text, type IconName } from '@caravan/ui-kit';
import styles from './turns.module.css';

export interface TurnRowProps {
  icon: IconName;
  /** The open matter, in one sentence. */
  text: string;
  /** Amount and time. */
  note?: ReactNode;
  to: string;
  action: string;
  /** The name of the action alone, without the row around it. */
  label: string;
  /** The most urgent thing to do: the one filled button of its list. */
  isNext: boolean;
  /** A decision that can be made in place. */
  children?: ReactNode;
}

/** One matter of the shopper with its next step. */
export const TurnRow = ({ icon, text, note, to, action, label, isNext, children }: TurnRowProps) => (
  <li className={styles.row}>
    <Icon name={icon} />
    <div className={styles.words}>
      <Text weight="medium">{text}</Text>
      {note ? (
        <Text size="sm" tone="muted" numeric>
          {note}
        </Text>
      ) : null}
    </div>
    <ButtonLink size="sm" variant={isNext ? 'primary' : 'secondary'} to={to} aria-label={label}>
      {action}
    </ButtonLink>
    {children}
  </li>
);
