import styles from './route-line.module.css';

/** The hero's drawing: from a shop, through our hands as one parcel, to a door, with the postmark on top. */
export const RouteLine = () => (
  <svg className={styles.line} viewBox="0 0 640 380" aria-hidden="true" focusable="false">
    <g className={styles.shop} transform="translate(8 268)">
      <path className={styles.side} d="M8 24h64v48H8z" />
      <path className={styles.shade} d="M2 24 10 4h60l8 20c0 6-4 9-9.5 9S59 30 59 24c0 6-4 9-9.5 9S40 30 40 24c0 6-4 9-9.5 9S21 30 21 24c0 6-4 9-9.5 9S2 30 2 24z" />
      <path d="M46 72V48h16v24M18 44h16v12H18z" />
    </g>
    <path className={styles.route} d="M92 330c96 14 124-128 222-126s116 8 160-40 62-74 96-82" />
    <circle className={styles.start} cx="92" cy="330" r="6" />
    <circle className={styles.stop} cx="474" cy="164" r="5" />
    <g className={styles.parcel} transform="translate(262 138)">
      <path className={styles.side} d="M0 30 52 6l52 24v58l-52 24L0 88z" />
      <path className={styles.shade} d="m52 54 52-24v58l-52 24z" />
      <path d="m0 30 52 24 52-24M52 54v58" />
      <path className={styles.ribbon} d="m26 18 52 24v20" />
      <path d="M12 80V66l16 7.5v14z" />
    </g>
    <g className={styles.door} transform="translate(556 50)">
      <path className={styles.side} d="M14 6h48v74H14z" />
      <path className={styles.shade} d="M22 14h32v66H22z" />
      <path d="M6 80h64M47 48v4" />
    </g>
    <g className={styles.seal} transform="translate(436 224) rotate(-10)">
      <circle cx="60" cy="60" r="50" />
      <circle cx="60" cy="60" r="36" />
      <path d="M104 38c14-8 20 8 34 0s20 8 34 0M108 54c14-8 20 8 34 0s20 8 34 0M108 70c14-8 20 8 34 0s20 8 34 0" />
      <path d="m46 60 10 11 20-22" />
    </g>
  </svg>
);
