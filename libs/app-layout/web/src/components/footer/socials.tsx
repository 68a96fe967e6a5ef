import { useTranslation } from 'react-i18next';
import type { Website } from '@caravan/content/contract';
import { IconButton, IconLink } from '@caravan/ui-kit';
import { useNotice } from '@caravan/web-core';
import { useWebsite } from '../../lib/site-data.ts';
import styles from './footer.module.css';

type Social = Website['socials'][number];

/** The three icons are shown even if the operator's addresses are unknown. */
const unknown: Social[] = [
  { name: 'facebook', url: '' },
  { name: 'instagram', url: '' },
  { name: 'x', url: '' },
];

const SocialIcon = ({ name, url }: Social) => {
  const { t } = useTranslation('app-layout');
  const notice = useNotice();
  const look = { icon: name, label: t(`footer.${name}`), variant: 'secondary', shape: 'round' } as const;
  return url ? (
    <IconLink {...look} href={url} newTab />
  ) : (
    <IconButton {...look} aria-haspopup="dialog" onClick={() => notice.show({ text: t(`notice.${name}`) })} />
  );
};

/** Three icons; one without an address opens the notice dialog, which says that there is no account yet. */
export const Socials = () => {
  const { t } = useTranslation('app-layout');
  const socials = useWebsite()?.socials ?? unknown;
  return (
    <ul className={styles.socials} aria-label={t('footer.follow')}>
      {socials.map((social) => (
        <li key={social.name}>
          <SocialIcon {...social} />
        </li>
      ))}
    </ul>
  );
};
