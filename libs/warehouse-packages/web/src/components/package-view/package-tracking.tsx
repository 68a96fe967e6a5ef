import { useTranslation } from 'react-i18next';
import type { Parcel } from '@caravan/warehouse-packages/contract';
import { Panel, Text, Timeline, type TimelineNode } from '@caravan/ui-kit';
import { useMoment } from '@caravan/web-core';
import { Carrier } from '../carrier/carrier.tsx';

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

/** The carrier and what it has told. */
export const PackageTracking = ({ tracking }: { tracking: Tracking }) => {
  const { t } = useTranslation('warehouse-packages');
  const { events } = tracking;
  return (
    <Panel title={t('tracking.title')}>
      <Carrier {...tracking} />
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
