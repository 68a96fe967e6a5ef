import styles from './logo.module.css';

export interface LogoProps {
  /** The site's name from the server. */
  name: string;
  /** The site's logo, instead of the default mark and the name. */
  src?: string;
}

/** The default mark: a parcel with the route as its ribbon. */
export const Logo = ({ name, src }: LogoProps) =>
  src ? (
    <img className={styles.picture} src={src} alt={name} height={32} />
  ) : (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
        <path d="M3 8.6 14 3.4l11 5.2v10.8L14 24.6 3 19.4z" />
        <path d="m3 8.6 11 5.2 11-5.2M14 13.8v10.8" />
        <path className={styles.route} d="m8.5 6 11 5.2v4.3" />
      </svg>
      {name}
    </span>
  );
