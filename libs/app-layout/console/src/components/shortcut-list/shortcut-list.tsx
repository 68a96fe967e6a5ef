import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActiveShortcuts, useShortcuts } from '@caravan/console-core';
import { DescriptionList, Dialog } from '@caravan/ui-kit';

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The keys as a keyboard prints them: `mod+k` is Ctrl K, on a Mac ⌘ K. */
const printed = (keys: string): string =>
  keys
    .split(/[+ ]/)
    .map((key) => (key === 'mod' ? (isApple() ? '⌘' : 'Ctrl') : key === 'Escape' ? 'Esc' : key))
    .join(' ');

/** The keys of the page in view; `?` opens them. */
export const ShortcutList = () => {
  const { t } = useTranslation('app-layout-console');
  const [isOpen, setOpen] = useState(false);
  const shortcuts = useActiveShortcuts();
  useShortcuts({ '?': { label: t('keys.show'), run: () => setOpen(true) } });
  return (
    <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('keys.title')}>
      <DescriptionList
        items={shortcuts.map(({ keys, label }) => ({ key: keys, term: label, value: <kbd>{printed(keys)}</kbd> }))}
      />
    </Dialog>
  );
};
