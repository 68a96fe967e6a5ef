import { useTranslation } from 'react-i18next';
import type { ColorMode } from '@caravan/kernel';
import { RadioGroup } from '@caravan/ui-kit';
import { useColorMode } from '@caravan/web-core';

const modes = ['system', 'light', 'dark'] as const;
const modeOf = (value: string): ColorMode | null => (value === 'light' || value === 'dark' ? value : null);

/** Light, dark, or the system's setting. */
export const ColorModeField = () => {
  const { t } = useTranslation('account');
  const [mode, choose] = useColorMode();
  return (
    <RadioGroup
      look="row"
      label={t('setting.mode')}
      options={modes.map((value) => ({ value, label: t(`setting.modes.${value}`) }))}
      value={mode ?? 'system'}
      onChange={({ target }) => choose(modeOf(target.value))}
    />
  );
};
