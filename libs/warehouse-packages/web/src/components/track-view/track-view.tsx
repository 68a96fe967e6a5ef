import { useTranslation } from 'react-i18next';
import type { PublicTracking } from '@caravan/warehouse-packages/contract';
import { Card, Link, Page, Panel, Row, Stack, Text, Timeline, type TimelineNode } from '@caravan/ui-kit';
import { CopyValue, useMoment } from '@caravan/web-core';
import { stopsAhead } from '../../lib/package-route.ts';
import { useDay } from '../../lib/use-day.ts';
import { PackageNumber } from '../package-number/package-number.tsx';

/** The carrier, its number and its page. */
const Carrier = ({ carrier, number, url }: NonNullable<PublicTracking['tracking']>) => {
  const { t } = useTranslation('warehouse-packages');
  return (
    <Panel title={t('tracking.title')}>
      <Row gap="3" wrap>
        <Text as="span" size="sm" tone="muted">
          {carrier}
        </Text>
        <Row gap="1">
          <Text as="strong" weight="medium" numeric>
            {number}
          </Text>
          <CopyValue value={number} label={t('tracking.copy', { number })} />
        </Row>
        {url === null ? null : (
          <Link href={url} external newTab>
            {t('tracking.follow')}
          </Link>
        )}
      </Row>
    </Panel>
  );
};

const useNodes = ({ timeline, status }: PublicTracking): TimelineNode[] => {
  const { t } = useTranslation('warehouse-packages');
  const moment = useMoment();
  const past = timeline.map(({ event, at }, index): TimelineNode => {
    const { local, beijing } = moment(at);
    return {
      key: `${index}-${event}`,
      state: index === timeline.length - 1 ? 'current' : 'done',
      title: t(`event.${event}`),
      time: { iso: at, local, beijing },
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
          {dispatchBy === null ? null : <Text>{t('track.dispatch', { by: day(dispatchBy) })}</Text>}
          {arrives === null ? null : (
            <Text>{t('track.arrives', { from: day(arrives.from), to: day(arrives.to) })}</Text>
          )}
          {status === 'done' ? <Text>{t('track.arrived')}</Text> : null}
        </Card>
        {tracking ? <Carrier {...tracking} /> : null}
        <Panel title={t('route.title')}>
          <Timeline label={t('route.title')} nodes={nodes} stateTexts={stateTexts} />
        </Panel>
      </Stack>
    </Page>
  );
};
