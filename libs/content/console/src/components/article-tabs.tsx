import { useTranslation } from 'react-i18next';
import { contentConsolePaths } from '@caravan/routes/console';
import { TabLinks } from '@caravan/ui-kit';

/** The way between articles and their groups. */
export const ArticleTabs = ({ current }: { current: 'articles' | 'groups' }) => {
  const { t } = useTranslation('content-console');
  return (
    <TabLinks
      label={t('tabs.label')}
      tabs={[
        { name: t('tabs.articles'), to: contentConsolePaths.articles.href(), current: current === 'articles' },
        { name: t('tabs.groups'), to: contentConsolePaths.articleGroups.href(), current: current === 'groups' },
      ]}
    />
  );
};
