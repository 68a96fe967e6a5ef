import { useTranslation } from 'react-i18next';
import { freightCostsConsolePaths as paths } from '@caravan/routes/console';
import { TabLinks } from '@caravan/ui-kit';

type Tab = 'bills' | 'disputed' | 'lines' | 'unknown';

/** The way between bills and their lines. */
export const FreightTabs = ({ current }: { current: Tab }) => {
  const { t } = useTranslation('freight-costs-console');
  const tabs: readonly { tab: Tab; to: string }[] = [
    { tab: 'bills', to: paths.bills.href() },
    { tab: 'lines', to: paths.lines.href() },
    { tab: 'unknown', to: paths.lines.href({ state: 'unknown' }) },
    { tab: 'disputed', to: paths.lines.href({ review: 'disputed' }) },
  ];
  return (
    <TabLinks
      label={t('bills.title')}
      tabs={tabs.map(({ tab, to }) => ({ name: t(`tabs.${tab}`), to, current: tab === current }))}
    />
  );
};
