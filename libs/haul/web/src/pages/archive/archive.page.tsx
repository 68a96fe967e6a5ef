import { useTranslation } from 'react-i18next';
import { haulApi } from '@caravan/haul/api';
import { haulPaths } from '@caravan/routes';
import { Heading, Page as Column, Stack, Text } from '@caravan/ui-kit';
import { loadPage, type PageContext, type PageMeta } from '@caravan/web-core';
import { DownloadPanel } from '../../components/download-panel.tsx';
import { ImportPanel } from '../../components/import-panel.tsx';
import { ImportsPanel } from '../../components/imports-panel.tsx';

export const loader = (context: PageContext): Promise<void> =>
  loadPage(context, haulApi.endpoints.listHaulImports.initiate());

export const meta = ({ t }: PageContext<'haul'>): PageMeta => ({
  title: t('title'),
  description: t('lead'),
  canonical: haulPaths.archive.href(),
});

/** The shopper's portable archive: download, import, and what was imported. */
export const Page = () => {
  const { t } = useTranslation('haul');
  return (
    <Column>
      <Stack gap="6">
        <Stack gap="2">
          <Heading level={1}>{t('title')}</Heading>
          <Text tone="muted" measure>
            {t('lead')}
          </Text>
        </Stack>
        <Stack gap="4">
          <DownloadPanel />
          <ImportPanel />
          <ImportsPanel />
        </Stack>
      </Stack>
    </Column>
  );
};
