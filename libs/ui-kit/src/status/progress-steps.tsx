import { Icon } from '../media/icon.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import styles from './progress-steps.module.css';

export interface ProgressStepsProps {
  label: string;
  steps: readonly string[];
  /** Position of the current one, from 0; the number of steps when all is done. */
  current: number;
  /** Read out after a step that is done. */
  doneText: string;
}

/** Where one stands in a short procedure. */
export const ProgressSteps = ({ label, steps, current, doneText }: ProgressStepsProps) => (
  <ol className={styles.steps} aria-label={label}>
    {steps.map((step, position) => {
      const done = position < current;
      return (
        <li
          key={step}
          className={styles.step}
          data-state={done ? 'done' : position === current ? 'current' : 'next'}
          aria-current={position === current ? 'step' : undefined}
        >
          <span className={styles.mark} data-number={done ? undefined : ''}>
            {done ? <Icon name="check" size="xs" /> : null}
          </span>
          <span>
            {step}
            {done ? (
              <>
                {' '}
                <VisuallyHidden>{doneText}</VisuallyHidden>
              </>
            ) : null}
          </span>
        </li>
      );
    })}
  </ol>
);
