import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ColorMode } from '@caravan/kernel';
import { Icon, type IconName } from '@caravan/ui-kit';
import { useColorMode } from '@caravan/web-core';
import styles from './footer.module.css';

const choices: readonly { mode: ColorMode | null; key: 'system' | 'light' | 'dark'; icon: IconName }[] = [
  { mode: null, key: 'system', icon: 'display' },
  { mode: 'light', key: 'light', icon: 'sun' },
  { mode: 'dark', key: 'dark', icon: 'moon' },
];

/** Light, dark, or the system's setting. */
export const Appearance = () => {
  const { t } = useTranslation('app-layout');
  const name = useId();
  const [chosen, choose] = useColorMode();
  return (
    <fieldset className={styles.appearance} aria-label={t('footer.appearance')}>
      {choices.map(({ mode, key, icon }) => (
        <label key={key} className={styles.mode} title={t(`footer.${key}`)}>
          <input
            type="radio"
            name={name}
            aria-label={t(`footer.${key}`)}
            checked={chosen === mode}
            onChange={() => choose(mode)}
          />
          <Icon name={icon} size="sm" />
        </label>
      ))}
    </fieldset>
  );
};
