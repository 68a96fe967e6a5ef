import styles from './route-line.module.css';

/** The hero's drawing: from a shop, as one parcel through the warehouse, to a door, with the postmark. */
export const RouteLine = () => (
  <svg className={styles.line} viewBox="0 0 600 420" aria-hidden="true" focusable="false">
    <path className={styles.route} d="M118 352c88 10 92-96 160-128M368 214c74-10 74-92 124-120" />
    <path className={styles.ground} d="M0 372h132M196 300h200M466 118h134" />
    <g className={styles.thing} transform="translate(8 276)">
      <path className={styles.side} d="M10 30h84v66H10z" />
      <path
        className={styles.shade}
        d="M2 30 14 4h76l12 26c0 8-5.5 12-12.5 12S77 38 77 30c0 8-5.5 12-12.5 12S52 38 52 30c0 8-5.5 12-12.5 12S27 38 27 30c0 8-5.5 12-12.5 12S2 38 2 30z"
      />
      <path d="M14 4 2 30M39 4l-12 26M52 4v26M65 4l12 26" opacity=".35" />
      <path d="M62 96V60h22v36M22 56h26v22H22zM78 78v2" />
    </g>
    <circle className={styles.start} cx="118" cy="352" r="6" />
    <g className={styles.thing} transform="translate(226 108)">
      <path className={styles.side} d="M0 42 72 8l72 34v104l-72 34L0 146z" />
      <path className={styles.shade} d="m72 76 72-34v104l-72 34z" />
      <path d="m0 42 72 34 72-34M72 76v104" />
      <path className={styles.ribbon} d="m36 25 72 34v30" />
      <path d="M14 132v-22l24 11.4v22zM19 121l14 6.6M19 127l9 4.2" />
      <path d="M122 136v-14M116 128l6-9 6 3.5" opacity=".6" />
    </g>
    <circle className={styles.stop} cx="430" cy="178" r="5" />
    <g className={styles.thing} transform="translate(494 6)">
      <path className={styles.shade} d="M-6 112h82v-8H2v8z" />
      <path className={styles.side} d="M6 4h58v100H6z" />
      <path className={styles.shade} d="M16 14h38v90H16z" />
      <path d="M16 14h38v90H16zM23 22h24v26H23zM23 56h24v40H23zM50 60v5" />
    </g>
    <g className={styles.seal} transform="translate(352 214) rotate(-12)">
      <circle cx="62" cy="62" r="54" />
      <circle cx="62" cy="62" r="40" />
      <path d="m45 62 12 13 24-27" />
      <path d="M110 36c16-9 22 9 38 0s22 9 38 0M115 54c16-9 22 9 38 0s22 9 38 0M115 72c16-9 22 9 38 0s22 9 38 0" />
    </g>
  </svg>
);
