import { Logo } from '@caravan/ui-kit';
import { Link, useTexts } from '@caravan/web-core';
import { framePaths } from '../../frame.paths.ts';
import { useSiteName, useWebsite } from '../../lib/site-data.ts';
import styles from './brand.module.css';

/** The site's logo, leading home. */
export const Brand = () => {
  const t = useTexts('frame');
  const website = useWebsite();
  const name = useSiteName();
  return (
    <Link to={framePaths.home.href()} className={styles.brand} aria-label={t('header.home', { name })}>
      <Logo name={name} src={website?.WEBSITE_LOGO_PATH || undefined} />
    </Link>
  );
};
