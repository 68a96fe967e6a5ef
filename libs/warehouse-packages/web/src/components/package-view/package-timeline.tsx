import type { Parcel } from '@caravan/warehouse-packages/contract';
import { Card, Heading, Stack, Timeline, type TimelineNode } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import { routeOf, type RouteStop } from '../../lib/package-route.ts';
import { useMoment } from '../../lib/use-moment.ts';

/** Where a package has been, where it is, and where it goes; local time with Beijing's beside it. */
export const PackageTimeline = ({ parcel }: { parcel: Parcel }) => {
  const t = useTexts('warehouse-packages');
  const moment = useMoment();

  const nodeOf = ({ key, state, name, past }: RouteStop): TimelineNode => {
    const title = t(`event.${name}`);
    if (!past) return { key, state, title };
    const { local, beijing } = moment(past.at);
    const text = [t(`by.${past.by}`), past.note].filter(Boolean).join(' · ');
    return { key, state, title, text, time: { iso: past.at, local, beijing } };
  };

  const stateTexts = { done: t('route.done'), current: t('route.current'), next: t('route.upcoming'), stopped: t('route.stopped') };
  return (
    <Card as="section">
      <Stack gap="4">
        <Heading level={2} size="md">
          {t('route.title')}
        </Heading>
        <Timeline label={t('route.title')} nodes={routeOf(parcel).map(nodeOf)} stateTexts={stateTexts} />
      </Stack>
    </Card>
  );
};
