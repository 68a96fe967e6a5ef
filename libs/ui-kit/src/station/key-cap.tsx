import styles from './station.module.css';

/** A key of the keyboard, beside what it does. Screen readers get shortcuts from their list. */
export const KeyCap = ({ children }: { children: string }) => (
  <kbd className={styles.key} aria-hidden="true">
    {children}
  </kbd>
);
