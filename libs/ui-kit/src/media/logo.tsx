import styles from './logo.module.css';

export interface LogoProps {
  /** The site's name from the server. */
  name: string;
  /** The site's logo, instead of the default mark and the name. */
  src?: string;
  /** On a phone only the mark. */
  short?: boolean;
}

/** The default mark: a parcel with the route as its ribbon. */
export const Logo = ({ name, src, short = false }: LogoProps) =>
  src ? (
    <img className={styles.picture} data-short={short || undefined} src={src} alt={name} height={32} />
  ) : (
    <span className={styles.logo} data-short={short || undefined}>
      <svg className={styles.mark} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
        <path d="M3 8.6 14 3.4l11 5.2v10.8L14 24.6 3 19.4z" />
        <path d="m3 8.6 11 5.2 11-5.2M14 13.8v10.8" />
        <path className={styles.route} d="m8.5 6 11 5.2v4.3" />
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  );
