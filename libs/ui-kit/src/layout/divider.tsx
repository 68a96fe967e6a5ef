import styles from './divider.module.css';

export interface DividerProps {
  direction?: 'horizontal' | 'vertical';
  /** `route` is the dotted saffron line. */
  look?: 'hairline' | 'route';
}

export const Divider = ({ direction = 'horizontal', look = 'hairline' }: DividerProps) => (
  <hr className={styles.divider} data-direction={direction} data-look={look} aria-orientation={direction} />
);
