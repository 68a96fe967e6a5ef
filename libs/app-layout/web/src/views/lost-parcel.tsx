import styles from './views.module.css';

/** A parcel off its route. */
export const LostParcel = () => (
  <svg className={styles.drawing} viewBox="0 0 240 120" width="240" height="120" aria-hidden="true" focusable="false">
    <path className={styles.route} d="M8 96c40 4 52-44 84-44" />
    <path className={styles.route} d="M168 44c24-8 40-24 64-28" />
    <circle className={styles.node} cx="8" cy="96" r="5" />
    <circle className={styles.goal} cx="232" cy="16" r="5" />
    <g className={styles.parcel} transform="rotate(-9 128 72)">
      <path className={styles.side} d="M98 58l30-13 30 13v30l-30 13-30-13z" />
      <path d="M98 58l30 13 30-13M128 71v30" />
      <path className={styles.ribbon} d="M113 51l30 13v9" />
    </g>
  </svg>
);
