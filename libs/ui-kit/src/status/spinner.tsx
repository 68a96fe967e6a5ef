import styles from './spinner.module.css';

export interface SpinnerProps {
  size?: 'sm' | 'md' | 'lg';
}

/** Decorative: the text beside it says what is running. */
export const Spinner = ({ size = 'md' }: SpinnerProps) => (
  <svg className={styles.spinner} data-size={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <circle className={styles.track} cx="12" cy="12" r="9" />
    <path d="M21 12a9 9 0 0 0-9-9" />
  </svg>
);
