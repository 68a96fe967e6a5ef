import { useTranslation } from 'react-i18next';
import { useStaffMe } from '@caravan/console-core';
import { holdsRole } from '@caravan/kernel';
import { Button, DescriptionList, Panel, Row, Text, Timeline, type TimelineNode } from '@caravan/ui-kit';
import { useAskTrackingMutation } from '@caravan/warehouse-packages/api/staff';
import { askTracking, type StaffPackage } from '@caravan/warehouse-packages/contract';
import { LocalTime, useFormats, useMoment, useSingleFlight, useToast } from '@caravan/web-core';

type Tracking = NonNullable<StaffPackage['tracking']>;

/** Services as they write themselves. */
const services: Readonly<Record<string, string>> = { '17track': '17TRACK', easypost: 'EasyPost', shippo: 'Shippo' };
const serviceOf = (source: string): string => services[source] ?? source;

/** The `source` of events that staff have recorded. */
const staffSource = 'staff';

const useNodes = ({ events }: Tracking): TimelineNode[] => {
  const { t } = useTranslation('warehouse-packages-console');
  const moment = useMoment();
  const { instant } = useFormats();
  return events
    .map(({ at, zoned, stage, place, text, lang, source }, index): TimelineNode => {
      const words = <bdi lang={lang}>{text}</bdi>;
      return {
        key: `${at}-${index}`,
        state: index === 0 ? 'current' : 'done',
        title: stage ? t(`journey.stage.${stage}`) : words,
        text: (
          <>
            {place ? (
              <Text size="sm">
                <bdi lang="">{place}</bdi>
              </Text>
            ) : null}
            {stage ? <Text size="sm">{words}</Text> : null}
            <Text size="xs" tone="muted">
              {t('journey.by', { source: source === staffSource ? t('journey.staff') : serviceOf(source) })}
            </Text>
          </>
        ),
        time: zoned
          ? { iso: at, text: moment(at) }
          : { iso: at.slice(0, 16), text: t('journey.there', { at: instant(at, 'UTC') }) },
      };
    })
    .reverse();
};

/** How the tracking service follows the package. */
const Followed = ({ number, followed }: { number: string; followed: NonNullable<StaffPackage['followed']> }) => {
  const { t } = useTranslation('warehouse-packages-console');
  const roles = useStaffMe()?.roles ?? [];
  const toast = useToast();
  const [ask, asking] = useAskTrackingMutation();
  const askAgain = useSingleFlight(async () => {
    const { error } = await ask({ params: { number } });
    if (!error) toast.show(t('journey.asked'));
  }, 0);
  const { source, state, code, heard_at: heardAt } = followed;
  return (
    <>
      <DescriptionList
        items={[
          {
            key: 'service',
            term: t('journey.service'),
            value: t('journey.of', { source: serviceOf(source), state: t(`journey.state.${state}`) }),
            ...(code === null ? {} : { hint: t('journey.code', { code }) }),
          },
          {
            key: 'heard',
            term: t('journey.heard'),
            value: heardAt === null ? t('journey.never') : <LocalTime at={heardAt} />,
          },
        ]}
      />
      {holdsRole(roles, askTracking.roles) ? (
        <Row>
          <Button variant="secondary" busy={asking.isLoading} onClick={() => void askAgain()}>
            {t('journey.ask')}
          </Button>
        </Row>
      ) : null}
    </>
  );
};

export interface PackageJourneyProps {
  parcel: Pick<StaffPackage, 'number' | 'status' | 'followed'>;
  tracking: Tracking;
}

/** The reports of the carrier, the tracking service and staff about a shipped package. */
export const PackageJourney = ({ parcel: { number, status, followed }, tracking }: PackageJourneyProps) => {
  const { t } = useTranslation('warehouse-packages-console');
  const nodes = useNodes(tracking);
  const stateTexts = { done: t('journey.before'), current: t('journey.latest'), next: '', stopped: '' };
  return (
    <Panel title={t('journey.title')} gap="3">
      {followed && status === 'pending_receipt' ? <Followed number={number} followed={followed} /> : null}
      {nodes.length ? (
        <Timeline label={t('journey.events')} nodes={nodes} stateTexts={stateTexts} />
      ) : (
        <Text tone="muted">{t('journey.none')}</Text>
      )}
    </Panel>
  );
};
