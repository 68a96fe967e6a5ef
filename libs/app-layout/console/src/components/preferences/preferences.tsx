import { useTranslation } from 'react-i18next';
import { languageTable, staffLanguages, type ColorMode } from '@caravan/kernel';
import { Icon, Menu, type IconName } from '@caravan/ui-kit';
import { setLanguage, useColorMode, useLanguage } from '@caravan/web-core';

const modes: readonly { mode: ColorMode | null; key: 'system' | 'light' | 'dark'; icon: IconName }[] = [
  { mode: null, key: 'system', icon: 'display' },
  { mode: 'light', key: 'light', icon: 'sun' },
  { mode: 'dark', key: 'dark', icon: 'moon' },
];

/** Language and appearance; both are shared with the storefront. */
export const Preferences = () => {
  const { t } = useTranslation('app-layout-console');
  const language = useLanguage();
  const [chosen, chooseMode] = useColorMode();
  return (
    <Menu
      label={t('preferences.label')}
      trigger={<Icon name="settings" size="sm" />}
      align="end"
      entries={[
        ...staffLanguages.map((choice) => ({
          key: choice,
          label: languageTable[choice].name,
          icon: 'globe' as const,
          current: choice === language,
          onSelect: () => setLanguage(choice),
        })),
        ...modes.map(({ mode, key, icon }, index) => ({
          key,
          label: t(`preferences.${key}`),
          icon,
          current: chosen === mode,
          separated: index === 0,
          onSelect: () => chooseMode(mode),
        })),
      ]}
    />
  );
};
