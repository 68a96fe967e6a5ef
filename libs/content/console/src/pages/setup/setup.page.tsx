import { useTranslation } from 'react-i18next';
import { useGetSetupQuery, useUpdateSetupMutation } from '@caravan/content/api/staff';
import type { Setup, SetupItem } from '@caravan/content/contract';
import { Card, DetailSkeleton, Heading, Stack, Text } from '@caravan/ui-kit';
import { LoadFailed, type PageContext, type PageMeta } from '@caravan/web-core';
import { SetupRow } from './setup-row.tsx';

export const meta = ({ t }: PageContext<'content-console'>): PageMeta => ({ title: t('setup.title') });

/** The skipped items after one was left out, or taken up again. */
const skippedAfter = ({ items }: Setup, item: SetupItem): SetupItem[] => {
  const skipped = items.filter(({ state }) => state === 'skipped').map((entry) => entry.item);
  return skipped.includes(item) ? skipped.filter((one) => one !== item) : [...skipped, item];
};

/** The steps before the first shopper, each with its state and the page where it is done. */
export const Page = () => {
  const { t } = useTranslation('content-console');
  // The features behind the items change elsewhere, and a first order in another tab.
  const { data, error, refetch } = useGetSetupQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  const [update, { isLoading: busy }] = useUpdateSetupMutation();
  if (error && !data) return <LoadFailed error={error} title={t('setup.failed')} onRetry={() => void refetch()} />;
  if (!data) return <DetailSkeleton label={t('loading')} />;
  const { items, version } = data;
  return (
    <Stack gap="4">
      <Stack gap="1">
        <Heading level={1} size="xl">
          {t('setup.title')}
        </Heading>
        <Text tone="muted" measure>
          {t('setup.lead')}
        </Text>
      </Stack>
      <Text numeric>
        {t('setup.progress', { done: items.filter(({ state }) => state !== 'open').length, count: items.length })}
      </Text>
      <Card as="ul" space="none">
        {items.map((entry) => (
          <SetupRow
            key={entry.item}
            entry={entry}
            busy={busy}
            onSkip={() => void update({ body: { skipped: skippedAfter(data, entry.item) }, version })}
          />
        ))}
      </Card>
    </Stack>
  );
};
