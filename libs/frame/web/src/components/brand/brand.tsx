import { Logo } from '@caravan/ui-kit';
import { Link, useTexts } from '@caravan/web-core';
import { framePaths } from '../../frame.paths.ts';
import { useSiteName, useWebsite } from '../../lib/site-data.ts';
import styles from './brand.module.css';

/** The file holds the product's own mark; drawn in the page it follows the colour mode and costs no request. */
const ownLogo = '/logo.svg';

const pictureOf = (path: string | undefined): string | undefined => (path === ownLogo ? undefined : path || undefined);

/** The site's logo, leading home. */
export const Brand = () => {
  const t = useTexts('frame');
  const website = useWebsite();
  const name = useSiteName();
  return (
    <Link to={framePaths.home.href()} className={styles.brand} aria-label={t('header.home', { name })}>
      <Logo name={name} src={pictureOf(website?.WEBSITE_LOGO_PATH)} />
    </Link>
  );
};
