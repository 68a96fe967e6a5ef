import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeField, StationPage, useShortcuts } from '@caravan/console-core';
import { warehouseConsolePaths } from '@caravan/routes/console';
import { Badge, Button, Card, Grow, IconButton, Loading, Row, Skeleton, Stack, Text } from '@caravan/ui-kit';
import { LoadFailed, useLazySlot, useParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { BagsPanel } from './bags-panel.tsx';
import type { HandedRow } from './handed-rows.ts';
import { ManifestButtons } from './manifest-buttons.tsx';
import { SignDialog } from './sign-dialog.tsx';
import { useBags } from './use-bags.ts';
import { useHandingOver } from './use-handing-over.ts';

export const meta = ({ t }: PageContext<'warehouse-packages-console'>): PageMeta => ({ title: t('handover.title') });

const tones = { shipped: 'success', refused: 'danger', left: 'warning' } as const;

interface HandedPackagesProps {
  rows: readonly HandedRow[];
  /** Absent once the hand-over is closed. */
  onRemove: ((number: string) => void) | undefined;
}

const HandedPackages = ({ rows, onRemove }: HandedPackagesProps) => {
  const { t } = useTranslation('warehouse-packages-console');
  return (
    <Stack gap="2" as="ul">
      {rows.toReversed().map(({ number, tracking_number: tracking, outcome, message, waits, bag }) => (
        <Card key={number} as="li" space="tight" tone="outline">
          <Row gap="3">
            <Grow>
              <Text weight="medium" numeric>
                {number}
              </Text>
              <Text size="sm" tone="muted" numeric>
                {bag === null ? tracking : `${tracking} · ${t('bags.name', { bag })}`}
              </Text>
              {message ? (
                <Text size="sm" tone="danger">
                  {message}
                </Text>
              ) : null}
            </Grow>
            {waits ? <Badge tone="info">{t('handover.waits')}</Badge> : null}
            {outcome ? <Badge tone={tones[outcome]}>{t(`handover.outcome.${outcome}`)}</Badge> : null}
            {onRemove ? (
              <IconButton icon="trash" label={t('handover.remove', { number })} onClick={() => onRemove(number)} />
            ) : null}
          </Row>
        </Card>
      ))}
    </Stack>
  );
};

/** The station of a hand-over. */
export const Page = () => {
  const { t } = useTranslation('warehouse-packages-console');
  const { id = '' } = useParams();
  const station = useHandingOver(id);
  const { signal, undo, handover, rows, failed, reload, waiting, read, remove, close, closing, isDone, pending } =
    station;
  const Manifests = useLazySlot('handoverManifests');
  const [isSigning, setSigning] = useState(false);
  const bags = useBags({ id, chooseBag: station.chooseBag, onFailed: station.fail });
  useShortcuts(
    { e: { label: t('handover.close', { count: rows.length }), run: () => close?.() } },
    { enabled: close !== undefined },
  );
  return (
    <StationPage
      title={handover ? t('handover.titleOf', { carrier: handover.carrier }) : t('handover.title')}
      backTo={warehouseConsolePaths.handovers.href()}
      signal={signal}
      idle={{ word: t('handover.idle'), text: t('handover.idleText') }}
      undo={undo}
      actions={
        handover && !isDone ? (
          <>
            {handover.closed_at === null ? (
              <Button size="lg" variant="secondary" icon="edit" disabled={!close} onClick={() => setSigning(true)}>
                {t('sign.start')}
              </Button>
            ) : null}
            <Button size="lg" icon="truck" busy={closing} disabled={!close} onClick={close}>
              {pending ? t('handover.waiting', { count: pending }) : t('handover.close', { count: rows.length })}
            </Button>
          </>
        ) : null
      }
    >
      {handover?.closed_at == null ? (
        <CodeField
          label={waiting ? t('handover.codeTracking', { number: waiting }) : t('handover.code')}
          onCode={read}
        />
      ) : null}
      {failed ? <LoadFailed part title={t('handover.failed')} onRetry={reload} /> : null}
      {!handover && !failed ? (
        <Loading label={t('loading')}>
          <Skeleton part="2-3" />
        </Loading>
      ) : null}
      {handover ? (
        <BagsPanel
          handover={handover}
          bags={bags}
          bag={station.bag}
          onChoose={handover.closed_at === null ? station.chooseBag : undefined}
        />
      ) : null}
      {handover?.driver ? <Text>{t('sign.by', { name: handover.driver.name })}</Text> : null}
      {handover?.packages.length ? <ManifestButtons id={id} /> : null}
      {handover?.packages.length && Manifests ? <Manifests id={id} packages={handover.packages.length} /> : null}
      {handover && isSigning ? (
        <SignDialog
          handover={handover}
          onClose={() => setSigning(false)}
          onSigned={(closed) => {
            setSigning(false);
            station.tell(closed);
          }}
        />
      ) : null}
      {handover ? <HandedPackages rows={rows} onRemove={handover.closed_at === null ? remove : undefined} /> : null}
    </StationPage>
  );
};
