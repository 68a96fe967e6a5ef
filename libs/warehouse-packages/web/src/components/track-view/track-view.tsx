import { useTranslation } from 'react-i18next';
import type { PublicTracking } from '@caravan/warehouse-packages/contract';
import { Card, Page, Panel, Stack, Text, Timeline, type TimelineNode } from '@caravan/ui-kit';
import { LocalDay, useDay, useMoment } from '@caravan/web-core';
import { stopsAhead } from '../../lib/package-route.ts';
import { Carrier } from '../carrier/carrier.tsx';
import { Journey } from '../journey/journey.tsx';
import { PackageNumber } from '../package-number/package-number.tsx';

const useNodes = ({ timeline, status }: PublicTracking): TimelineNode[] => {
  const { t } = useTranslation('warehouse-packages');
  const moment = useMoment();
  const past = timeline.map(({ event, at }, index): TimelineNode => {
    return {
      key: `${index}-${event}`,
      state: index === timeline.length - 1 ? 'current' : 'done',
      title: t(`event.${event}`),
      time: { iso: at, text: moment(at) },
    };
  });
  const next = stopsAhead[status].map((event): TimelineNode => ({
    key: `next-${event}`,
    state: 'next',
    title: t(`event.${event}`),
  }));
  return [...past, ...next];
};

/** A package for everyone who has its link: status, carrier and dates, and nothing about persons, goods or money. */
export const TrackView = ({ tracked }: { tracked: PublicTracking }) => {
  const { t } = useTranslation('warehouse-packages');
  const day = useDay();
  const nodes = useNodes(tracked);
  const { status, dispatch_by: dispatchBy, arrives, tracking } = tracked;
  const stateTexts = { done: t('track.done'), current: t('track.current'), next: t('track.next'), stopped: '' };
  return (
    <Page width="text">
      <Stack gap="4">
        <PackageNumber parcel={tracked} level={1} />
        <Card as="section" aria-label={t('track.when')}>
          {dispatchBy === null ? null : (
            <Text>
              <LocalDay at={dispatchBy} text={(by) => t('track.dispatch', { by })} />
            </Text>
          )}
          {arrives === null ? null : (
            <Text>{t('track.arrives', { from: day(arrives.from), to: day(arrives.to) })}</Text>
          )}
          {status === 'done' ? <Text>{t('track.arrived')}</Text> : null}
        </Card>
        {tracking ? (
          <Panel title={t('tracking.title')} gap="4">
            <Carrier {...tracking} />
            <Journey events={tracking.stages} />
          </Panel>
        ) : null}
        <Panel title={t('route.title')}>
          <Timeline label={t('route.title')} nodes={nodes} stateTexts={stateTexts} />
        </Panel>
      </Stack>
    </Page>
  );
};
