import { useTranslation } from 'react-i18next';
import { Icon } from '@caravan/ui-kit';
import { useDisclosure } from '../../lib/use-disclosure.ts';
import { LinkSearch } from '../link-search/link-search.tsx';
import styles from './header.module.css';

/** "Buy for me" with its search box, opened by hover, focus or click. */
export const BuyItem = () => {
  const { t } = useTranslation('app-layout');
  const { close, rootProps, buttonProps, panelProps } = useDisclosure({ opensOnFocus: true });
  return (
    <div className={styles.disclosure} {...rootProps}>
      <button type="button" className={styles.item} {...buttonProps}>
        {t('header.buy')}
        <Icon name="chevron-down" size="xs" />
      </button>
      <div className={styles.panel} data-size="search" {...panelProps}>
        <p className={styles.hint}>{t('header.buyHint')}</p>
        <LinkSearch variant="header" onSubmitted={close} />
      </div>
    </div>
  );
};
