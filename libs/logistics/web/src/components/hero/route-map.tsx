import styles from './route-map.module.css';

/** The positions of the seven claimed warehouses in the drawing: the lower left corner of each. */
const warehouses = ['M20 196', 'M76 196', 'M132 196', 'M48 250', 'M104 250', 'M20 304', 'M76 304'];

/**
 * Four routes from the warehouses around the globe: air, line haul, post, sea. Decorative: the delivery methods below
 * have the facts.
 */
export const RouteMap = () => (
  <svg className={styles.map} viewBox="0 0 560 400" aria-hidden="true" focusable="false">
    <g className={styles.globe}>
      <circle className={styles.sea} cx="380" cy="210" r="170" />
      <ellipse cx="380" cy="210" rx="62" ry="170" />
      <ellipse cx="380" cy="210" rx="122" ry="170" />
      <path d="M210 210h340M232 125h296M232 295h296M290 66h180M290 354h180" />
    </g>
    <g className={styles.routes}>
      <path d="M186 190C230 60 330 40 402 92" />
      <path d="M192 208c70-50 160-60 264-32" />
      <path d="M192 232c70-6 150 0 226 34" />
      <path d="M176 296c50 70 150 84 214 36" />
    </g>
    <g className={styles.thing}>
      {warehouses.map((foot) => (
        <g key={foot}>
          <path className={styles.side} d={`${foot}v-22l22-16 22 16v22z`} />
          <path className={styles.shade} d={`${foot}m13 0v-14h18v14z`} />
          <path d={`${foot}m13 0v-14h18v14M${foot.slice(1)}m13-9h18`} />
        </g>
      ))}
    </g>
    <g className={styles.stops}>
      <circle cx="402" cy="92" r="7" />
      <circle cx="456" cy="176" r="7" />
      <circle cx="418" cy="266" r="7" />
      <circle cx="390" cy="332" r="7" />
    </g>
    <g className={styles.carrier}>
      <g transform="translate(262 46)">
        <circle cx="20" cy="20" r="20" />
        <path d="m17 22-7-2.5 1-1.5 6 .5 4.8-4.8c.9-.9 2.5-1.5 3.5-.5s.4 2.6-.5 3.5L20 21.5l.5 6-1.5 1-2.5-6.5Z" />
      </g>
      <g transform="translate(300 148)">
        <circle cx="20" cy="20" r="20" />
        <path d="M10 14h11v10H10zM21 17.5h3.8L28 20.7v3.3h-7" />
        <circle cx="14" cy="25.5" r="1.8" />
        <circle cx="24" cy="25.5" r="1.8" />
      </g>
      <g transform="translate(272 212)">
        <circle cx="20" cy="20" r="20" />
        <path d="M11 14h18v12H11zM11.5 14.5 20 21.5l8.5-7" />
      </g>
      <g transform="translate(250 314)">
        <circle cx="20" cy="20" r="20" />
        <path d="M9.5 21h21l-3 6.5h-15zM13 21v-5h9v5M16.5 16v-4M10 30c2-1.5 4-1.5 6 0s4 1.5 6 0 4-1.5 6 0" />
      </g>
    </g>
    <g className={styles.seal} transform="translate(96 52) rotate(-10)">
      <circle cx="36" cy="36" r="34" />
      <circle cx="36" cy="36" r="25" />
      <path d="m25 37 8 8 15-17M70 24c10-5 14 5 24 0M71 36c10-5 14 5 24 0M70 48c10-5 14 5 24 0" />
    </g>
  </svg>
);
