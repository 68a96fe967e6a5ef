import styles from './ring.module.css';

export type FreeDaysTone = 'teal' | 'amber' | 'red';

/** Calm above seven days, a warning from seven days on, urgent from two days on. */
export const freeDaysTone = (left: number): FreeDaysTone => {
  if (left > 7) return 'teal';
  return left >= 3 ? 'amber' : 'red';
};

export interface FreeDaysRingProps {
  /** Whole days left; zero and less shows an empty ring with 0. */
  left: number;
  /** The whole free time, 30 days unless the server says otherwise. */
  of?: number;
  /** As text, e.g. "6 days of free storage left". */
  label: string;
  size?: 'md' | 'lg';
}

const radius = 17.5;
const circumference = 2 * Math.PI * radius;

/** The free storage days of goods: the ring empties, the colour warns, the number is exact. */
export const FreeDaysRing = ({ left, of = 30, label, size = 'md' }: FreeDaysRingProps) => {
  const days = Math.max(0, left);
  const part = (Math.min(days, of) / of) * circumference;
  return (
    <svg className={styles.ring} data-size={size} viewBox="0 0 40 40" role="img" aria-label={label}>
      <circle className={styles.disc} cx="20" cy="20" r={radius} />
      {days > 0 ? (
        <circle
          className={styles.part}
          data-tone={freeDaysTone(days)}
          cx="20"
          cy="20"
          r={radius}
          strokeDasharray={`${part.toFixed(1)} ${circumference.toFixed(1)}`}
          transform="rotate(-90 20 20)"
        />
      ) : null}
      <text className={styles.number} x="20" y="25" aria-hidden="true">
        {days}
      </text>
    </svg>
  );
};
