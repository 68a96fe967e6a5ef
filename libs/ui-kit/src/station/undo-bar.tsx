import { Button } from '../actions/button.tsx';
import styles from './station.module.css';

export interface UndoBarProps {
  /** The last step: "IT2611048213K put into A-01-02". */
  text: string;
  undoLabel: string;
  secondsLeft: number;
  busy?: boolean;
  onUndo: () => void;
}

/** The last step, while it can be taken back. */
export const UndoBar = ({ text, undoLabel, secondsLeft, busy, onUndo }: UndoBarProps) => (
  <div className={styles.undo}>
    <p className={styles.undoText}>{text}</p>
    <Button variant="secondary" size="lg" icon="undo" busy={busy ?? false} onClick={onUndo}>
      {undoLabel}
      <span className={styles.seconds} aria-hidden="true">
        {secondsLeft}
      </span>
    </Button>
  </div>
);
