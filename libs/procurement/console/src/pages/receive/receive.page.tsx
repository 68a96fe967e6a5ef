import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CameraScanner, StationPage, useScale, useScanner } from '@caravan/console-core';
import { procurementConsolePaths } from '@caravan/procurement/contract';
import { Button, Checkbox, Row, Spinner, Stack, Text } from '@caravan/ui-kit';
import { useSearchParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { CodeForm } from '../../components/code-form/code-form.tsx';
import { ReceiveLine } from '../../components/receive-line/receive-line.tsx';
import { ReceiveLines } from '../../components/receive-line/receive-lines.tsx';
import { UnknownParcel } from '../../components/keep-parcel/unknown-parcel.tsx';
import { useReceiving, type Receiving } from '../../lib/use-receiving.ts';

export const meta = ({ t }: PageContext<'procurement-console'>): PageMeta => ({ title: t('receive.title') });

const Actions = ({ work }: { work: Receiving }) => {
  const { t } = useTranslation('procurement-console');
  if (!work.parcel) return null;
  const isLast = work.active === work.drafts.length - 1;
  const save = (
    <Button size="lg" busy={work.busy} onClick={() => void work.save()}>
      {t('receive.save')}
    </Button>
  );
  return (
    <>
      {isLast ? (
        save
      ) : (
        <Button size="lg" onClick={work.next}>
          {t('receive.next')}
        </Button>
      )}
      {isLast ? null : save}
      <Button size="lg" variant="ghost" onClick={work.clear}>
        {t('receive.clear')}
      </Button>
    </>
  );
};

/** The parcel on the table: its lines, and the fields of the one that is measured. */
const OpenParcel = ({ work }: { work: Receiving }) => {
  const { t } = useTranslation('procurement-console');
  const scale = useScale();
  const draft = work.drafts[work.active];
  const line = work.parcel?.lines.find(({ line_id }) => line_id === draft?.lineId);
  if (!work.parcel || !draft || !line) return null;
  return (
    <Stack gap="4">
      <ReceiveLines
        lines={work.parcel.lines}
        drafts={work.drafts}
        active={work.active}
        onChoose={work.setActive}
        checked={work.checked}
      />
      <ReceiveLine
        key={draft.lineId}
        line={line}
        draft={draft}
        scale={scale}
        checked={work.checked}
        onChange={work.change}
      />
      {work.isShort ? (
        <Checkbox
          label={t('receive.moreComes')}
          checked={work.moreComes}
          onChange={({ target }) => work.setMoreComes(target.checked)}
        />
      ) : null}
    </Stack>
  );
};

const LookingUp = () => {
  const { t } = useTranslation('procurement-console');
  return (
    <Row gap="2" role="status">
      <Spinner />
      <Text>{t('receive.looking')}</Text>
    </Row>
  );
};

/** Receives parcels one after the other: by scanner, scale and printed commands, or by hand. */
export const Page = () => {
  const { t } = useTranslation('procurement-console');
  const [search] = useSearchParams();
  const [isCameraOpen, setCameraOpen] = useState(false);
  const work = useReceiving();
  const start = useEffectEvent((code: string) => work.scan(code));
  const asked = search.get('code');
  useEffect(() => {
    if (asked) start(asked);
  }, [asked]);
  useScanner(({ text }) => work.scan(text));
  return (
    <StationPage
      title={t('receive.title')}
      backTo={procurementConsolePaths.parcels.href()}
      signal={work.signal}
      idle={{ word: t('receive.idle'), text: t('receive.idleText') }}
      actions={<Actions work={work} />}
    >
      {work.busy && !work.parcel ? <LookingUp /> : null}
      {work.parcel ? null : (
        <Stack gap="4">
          {isCameraOpen ? (
            <CameraScanner onScan={({ text }) => work.scan(text)} onClose={() => setCameraOpen(false)} />
          ) : null}
          <CodeForm onCode={work.scan} onCamera={isCameraOpen ? undefined : () => setCameraOpen(true)} />
        </Stack>
      )}
      {work.unknown ? (
        <UnknownParcel key={work.unknown.code} unknown={work.unknown} onOpen={work.open} onKept={work.clear} />
      ) : null}
      <OpenParcel work={work} />
    </StationPage>
  );
};
