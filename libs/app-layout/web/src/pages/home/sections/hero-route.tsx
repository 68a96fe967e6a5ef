import styles from './hero.module.css';

const Postmark = () => (
  <g className={styles.postmark} transform="translate(548 2) rotate(8)">
    <circle cx="60" cy="60" r="46" />
    <circle cx="60" cy="60" r="36" />
    <path d="M42 62l18-16 18 16M47 58v20h26V58M56 78V66h8v12" />
    <path d="M100 44c14-8 20 8 34 0s20 8 34 0M104 60c14-8 20 8 34 0s20 8 34 0M100 76c14-8 20 8 34 0s20 8 34 0" />
  </g>
);

const Parcel = () => (
  <g className={styles.parcel} transform="translate(296 204)">
    <path className={styles.side} d="M0 20L40 2l40 18v40L40 78 0 60z" />
    <path d="M0 20l40 18 40-18M40 38v40" />
    <path className={styles.ribbon} d="M20 11l40 18v14" />
  </g>
);

const Shop = () => (
  <g className={styles.parcel} transform="translate(26 248)">
    <path className={styles.side} d="M4 18v34h44V18" />
    <path
      className={styles.side}
      d="M0 18L6 4h40l6 14c0 4-3 7-6.5 7S39 22 39 18c0 4-3 7-6.5 7S26 22 26 18c0 4-3 7-6.5 7S13 22 13 18c0 4-3 7-6.5 7S0 22 0 18z"
    />
    <path d="M20 52V36h12v16" />
  </g>
);

/** From the shop through the warehouse to the door: the dashed route behind the search. */
export const HeroRoute = () => (
  <svg className={styles.route} viewBox="0 0 720 340" aria-hidden="true" focusable="false">
    <path className={styles.line} d="M20 310C160 330 190 160 330 190S470 60 690 44" />
    <circle className={styles.start} cx="20" cy="310" r="6" />
    <circle className={styles.stop} cx="330" cy="190" r="6" />
    <circle className={styles.stop} cx="690" cy="44" r="6" />
    <Shop />
    <Parcel />
    <Postmark />
  </svg>
);
