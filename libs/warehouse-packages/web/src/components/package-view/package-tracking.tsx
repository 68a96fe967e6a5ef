import { useTranslation } from 'react-i18next';
import type { Parcel } from '@caravan/warehouse-packages/contract';
import { Link, Panel, Row, Text, Timeline, type TimelineNode } from '@caravan/ui-kit';
import { CopyValue, useMoment } from '@caravan/web-core';

type Tracking = NonNullable<Parcel['tracking']>;

/** The carrier's events, oldest first. */
const Events = ({ events }: Pick<Tracking, 'events'>) => {
  const { t } = useTranslation('warehouse-packages');
  const moment = useMoment();
  const inOrder = [...events].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const nodes = inOrder.map(({ at, place, text }, index): TimelineNode => {
    const { local, beijing } = moment(at);
    return {
      key: `${at}-${index}`,
      state: index === inOrder.length - 1 ? 'current' : 'done',
      title: text,
      text: place || undefined,
      time: { iso: at, local, beijing },
    };
  });
  const stateTexts = { done: t('tracking.before'), current: t('tracking.latest'), next: '', stopped: '' };
  return <Timeline label={t('tracking.events')} nodes={nodes} stateTexts={stateTexts} />;
};

/** The carrier and the tracking number, with a copy button and a link to the carrier's page. */
export const PackageTracking = ({ tracking }: { tracking: Tracking }) => {
  const { t } = useTranslation('warehouse-packages');
  const { carrier, number, url, events } = tracking;
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
      {events.length > 0 ? (
        <Events events={events} />
      ) : (
        <Text size="sm" tone="muted">
          {t('tracking.none')}
        </Text>
      )}
    </Panel>
  );
};
