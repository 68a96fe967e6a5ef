import { useTranslation } from 'react-i18next';
import { appLayoutPaths } from '@caravan/routes';
import { Logo } from '@caravan/ui-kit';
import { Link } from '@caravan/web-core';
import { useSiteName, useWebsite } from '../../lib/site-data.ts';
import styles from './brand.module.css';

/** The file has the product's logo; drawn inline it follows the colour mode and needs no request. */
const ownLogo = '/logo.svg';

const pictureOf = (path: string | undefined): string | undefined => (path === ownLogo ? undefined : path || undefined);

export interface BrandProps {
  /** On a phone only the mark. */
  short?: boolean;
}

/** The site's logo, a link to the home page. */
export const Brand = ({ short }: BrandProps) => {
  const { t } = useTranslation('app-layout');
  const website = useWebsite();
  const name = useSiteName();
  return (
    <Link to={appLayoutPaths.home.href()} className={styles.brand} aria-label={t('header.home', { name })}>
      <Logo name={name} short={short} src={pictureOf(website?.WEBSITE_LOGO_PATH)} />
    </Link>
  );
};
