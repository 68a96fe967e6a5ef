import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf, useStaffMe } from '@caravan/console-core';
import { useGetHandoverManifestsQuery, useMakeManifestsMutation } from '@caravan/carriers/api';
import { getCarrierManifest, getHandoverManifests, type CarrierManifest } from '@caravan/carriers/contract';
import { holdsRole } from '@caravan/kernel';
import { Banner, Button, Card, Grow, Panel, Row, Stack, StatusBadge, Text } from '@caravan/ui-kit';
import { LocalTime, useDownload, useIdempotencyKey, useSingleFlight } from '@caravan/web-core';
import type { HandoverManifestsProps } from '@caravan/warehouse-packages/api/staff';

const tones = { asked: 'info', made: 'success', failed: 'danger', unknown: 'warning' } as const;
const known = ['unreachable', 'rate', 'key', 'money', 'bad_answer', 'not_made'] as const;

/** While the answer of a carrier is awaited, it is looked for as often. */
const pollMs = 10_000;

const ManifestFile = ({ id }: { id: string }) => {
  const { t } = useTranslation('carriers-console');
  const { start, busy } = useDownload();
  const file = {
    endpoint: getCarrierManifest,
    params: { id },
    accept: 'application/pdf',
    fileName: `carrier-manifest-${id}.pdf`,
  };
  return (
    <Button size="sm" variant="secondary" icon="download" busy={busy} onClick={() => void start(file)}>
      {t('manifests.file')}
    </Button>
  );
};

const ManifestCard = ({ manifest }: { manifest: CarrierManifest }) => {
  const { t } = useTranslation('carriers-console');
  const { id, carrier, service, labels, state, failure, asked_at: at, asked_by: by } = manifest;
  const code = known.find((one) => one === failure?.code);
  return (
    <Card as="li" space="tight" tone="outline">
      <Row gap="3" wrap>
        <Grow>
          <Text weight="medium">{t('manifests.of', { carrier, count: labels })}</Text>
          <Text size="sm" tone="muted">
            {t(`services.${service}`)} · <LocalTime at={at} /> · {by}
          </Text>
          {failure ? (
            <Text size="sm" tone="danger">
              {code ? t(`manifests.failures.${code}`) : failure.text || failure.code}
            </Text>
          ) : null}
        </Grow>
        <StatusBadge tone={tones[state]}>{t(`manifests.states.${state}`)}</StatusBadge>
        {state === 'made' ? <ManifestFile id={id} /> : null}
      </Row>
    </Card>
  );
};

const Manifests = ({ id }: HandoverManifestsProps) => {
  const { t } = useTranslation('carriers-console');
  const [pollingInterval, setPollingInterval] = useState(0);
  const { data } = useGetHandoverManifestsQuery({ params: { id } }, { pollingInterval });
  const [make, making] = useMakeManifestsMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const [fault, setFault] = useState<string>();
  const isAwaited = data?.manifests.some(({ state }) => state === 'asked' || state === 'unknown') ?? false;
  const wanted = isAwaited ? pollMs : 0;
  if (wanted !== pollingInterval) setPollingInterval(wanted);
  const ask = useSingleFlight(async () => {
    const { error } = await make({
      params: { id },
      idempotencyKey: keyFor([id, data?.manifests.length, data?.without]),
    });
    setFault(error ? messageOf(error) : undefined);
    if (!error) settle();
  }, 0);
  if (!data || (!data.manifests.length && !data.without)) return null;
  return (
    <Panel title={t('manifests.title')} gap="3">
      {data.without ? (
        <Row gap="3" wrap>
          <Grow>
            <Text>{t('manifests.without', { count: data.without })}</Text>
          </Grow>
          <Button variant="secondary" busy={making.isLoading} onClick={() => void ask()}>
            {t('manifests.make')}
          </Button>
        </Row>
      ) : null}
      {fault ? <Banner tone="danger">{fault}</Banner> : null}
      <Stack gap="2" as="ul">
        {data.manifests.map((manifest) => (
          <ManifestCard key={manifest.id} manifest={manifest} />
        ))}
      </Stack>
    </Panel>
  );
};

/** The carriers' manifests of a hand-over, for those who may make them. Without bought labels there is nothing to see. */
export const Slot = (props: HandoverManifestsProps) =>
  holdsRole(useStaffMe()?.roles ?? [], getHandoverManifests.roles) ? (
    // Read again for each further package.
    <Manifests key={props.packages} {...props} />
  ) : null;
