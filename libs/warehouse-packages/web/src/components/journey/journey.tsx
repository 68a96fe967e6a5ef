import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { helpedStages, type HelpedStage, type TrackingStage } from '@caravan/shipping/contract';
import type { TrackingEvent } from '@caravan/warehouse-packages/contract';
import { Banner, Disclosure, Row, Stack, StatusBadge, Text, Timeline, type TimelineNode } from '@caravan/ui-kit';
import { useFormats, useMoment } from '@caravan/web-core';

/** An event as anyone may see it, or with the carrier's words. */
export type JourneyEvent = Pick<TrackingEvent, 'at' | 'zoned' | 'stage'> &
  Partial<Pick<TrackingEvent, 'place' | 'text' | 'lang'>>;

/** The latest events that a page shows at once. */
const shown = 8;

const isHelped = (stage: TrackingStage): stage is HelpedStage =>
  (helpedStages as readonly TrackingStage[]).includes(stage);

/** The stage of the latest event that has one. Events are latest first. */
const currentStage = (events: readonly JourneyEvent[]): TrackingStage | null =>
  events.find(({ stage }) => stage !== null)?.stage ?? null;

const toneOf = (stage: TrackingStage) => {
  if (stage === 'delivered') return 'success' as const;
  if (stage === 'pickup') return 'info' as const;
  return isHelped(stage) ? ('danger' as const) : ('brand' as const);
};

/** When it happened: for the reader, or at the place if the carrier named no time zone. */
const useWhen = (): ((event: JourneyEvent) => NonNullable<TimelineNode['time']>) => {
  const { t } = useTranslation('warehouse-packages');
  const moment = useMoment();
  const { instant } = useFormats();
  return ({ at, zoned }) => {
    if (zoned) return { iso: at, text: moment(at) };
    return { iso: at.slice(0, 16), text: t('journey.there', { at: instant(at, 'UTC') }) };
  };
};

/** The carrier's words; their language may be unknown. */
const Words = ({ text, lang }: Pick<JourneyEvent, 'text' | 'lang'>) => <bdi lang={lang ?? ''}>{text}</bdi>;

const useNodes = (events: readonly JourneyEvent[]): TimelineNode[] => {
  const { t } = useTranslation('warehouse-packages');
  const when = useWhen();
  const oldestFirst = [...events].reverse();
  return oldestFirst.map((event, index): TimelineNode => {
    const { stage, place, text } = event;
    const isLast = index === oldestFirst.length - 1;
    const isTrouble = stage !== null && toneOf(stage) === 'danger';
    const words = text ? <Words {...event} /> : null;
    return {
      key: `${event.at}-${index}`,
      state: isLast ? (isTrouble ? 'stopped' : 'current') : 'done',
      title: stage ? t(`journey.stage.${stage}`) : words,
      text: (
        <>
          {place ? (
            <Text as="p" size="sm">
              <bdi lang="">{place}</bdi>
            </Text>
          ) : null}
          {stage && words ? (
            <Text as="p" size="sm" tone="muted">
              {words}
            </Text>
          ) : null}
        </>
      ),
      time: when(event),
    };
  });
};

export interface JourneyProps {
  /** Latest first. */
  events: readonly JourneyEvent[];
  /** A link for stages at which the shopper can do something. */
  contact?: ReactNode;
}

/** The stages of a package on its way, as the carrier reports them: the current one, then all in their order. */
export const Journey = ({ events, contact }: JourneyProps) => {
  const { t } = useTranslation('warehouse-packages');
  const when = useWhen();
  const nodes = useNodes(events);
  const [latest] = events;
  if (!latest) {
    return (
      <Text size="sm" tone="muted">
        {t('tracking.none')}
      </Text>
    );
  }
  const stage = currentStage(events);
  const earlier = nodes.slice(0, -shown);
  const stateTexts = {
    done: t('tracking.before'),
    current: t('tracking.latest'),
    stopped: t('tracking.latest'),
    next: '',
  };
  return (
    <Stack gap="4">
      <Row gap="3" wrap>
        {stage ? <StatusBadge tone={toneOf(stage)}>{t(`journey.stage.${stage}`)}</StatusBadge> : null}
        <Text as="span" size="sm" tone="muted">
          {t('journey.updated', { at: when(latest).text })}
        </Text>
      </Row>
      {stage && isHelped(stage) ? (
        <Banner tone={stage === 'pickup' ? 'info' : 'warning'} action={contact}>
          <Text>{t(`journey.help.${stage}`)}</Text>
        </Banner>
      ) : null}
      {earlier.length ? (
        <Disclosure look="plain" summary={t('journey.earlier', { count: earlier.length })}>
          <Timeline label={t('journey.earlierEvents')} nodes={earlier} stateTexts={stateTexts} />
        </Disclosure>
      ) : null}
      <Timeline label={t('tracking.events')} nodes={nodes.slice(-shown)} stateTexts={stateTexts} />
    </Stack>
  );
};
