import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CodeField,
  StationPage,
  useScale,
  useShortcuts,
  useStationScans,
  type PhotoFieldHandle,
} from '@caravan/console-core';
import { procurementConsolePaths } from '@caravan/routes/console';
import { Button, Checkbox, Row, Spinner, Stack, Text } from '@caravan/ui-kit';
import { useLazySlot, useSearchParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { UnknownParcel } from '../../components/keep-parcel/unknown-parcel.tsx';
import { ParkedStep } from '../../components/parked-step/parked-step.tsx';
import { ReceiveLine } from '../../components/receive-line/receive-line.tsx';
import { ReceiveLines } from '../../components/receive-line/receive-lines.tsx';
import { useReceiving, type Receiving } from '../../lib/use-receiving.ts';

export const meta = ({ t }: PageContext<'procurement-console'>): PageMeta => ({ title: t('receive.title') });

const Actions = ({ work }: { work: Receiving }) => {
  const { t } = useTranslation('procurement-console');
  const { parcel, unknown, active, drafts } = work.table;
  useShortcuts({ e: { label: t('receive.save'), run: work.save } }, { enabled: parcel !== undefined });
  const clear = (
    <Button size="lg" variant="ghost" onClick={work.clear}>
      {t('receive.clear')}
    </Button>
  );
  if (!parcel) return unknown ? clear : null;
  const isLast = active === drafts.length - 1;
  const save = (
    <Button size="lg" variant={isLast ? 'primary' : 'secondary'} busy={work.busy} onClick={work.save}>
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
      {clear}
    </>
  );
};

/** The parcel on the table: its lines, and the fields of the one that is measured. */
const OpenParcel = ({ work }: { work: Receiving }) => {
  const { t } = useTranslation('procurement-console');
  const scale = useScale();
  const { parcel, drafts, active, checked, moreComes, key } = work.table;
  const draft = drafts[active];
  const line = parcel?.lines.find(({ line_id }) => line_id === draft?.lineId);
  if (!parcel || !draft || !line) return null;
  const isLast = active === drafts.length - 1;
  return (
    <Stack gap="4">
      <ReceiveLines lines={parcel.lines} drafts={drafts} active={active} onChoose={work.choose} checked={checked} />
      <ReceiveLine
        key={`${key} ${draft.lineId}`}
        line={line}
        draft={draft}
        scale={scale}
        checked={checked}
        expected={drafts.length === 1 ? (parcel.weight_g ?? undefined) : undefined}
        onChange={work.change}
        onDone={isLast ? work.save : work.next}
      />
      {work.isShort ? (
        <Checkbox
          label={t('receive.moreComes')}
          checked={moreComes}
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

/** Receives parcels one after the other: by scanner, scale and printed commands, or by hand; also without a network. */
export const Page = () => {
  const { t } = useTranslation('procurement-console');
  const [search, setSearch] = useSearchParams();
  const camera = useRef<PhotoFieldHandle>(null);
  const work = useReceiving();
  const Labels = useLazySlot('receivedLabels');
  const Warehouse = useLazySlot('stationWarehouse');
  const { parcel, unknown, key } = work.table;
  const scan = useStationScans({
    show: work.show,
    onCode: work.take,
    onSize: work.size,
    commands: {
      save: work.save,
      next: work.next,
      clear: work.clear,
      ...(unknown ? { photo: () => camera.current?.shoot() } : {}),
    },
  });
  useEffect(() => {
    // The rules of the form for unknown parcels load while there is a network; without one it is too late.
    import('@caravan/procurement/contract/schema').catch(() => undefined);
  }, []);
  const askedCode = search.get('code');
  const askedParcel = search.get('parcel');
  const start = useEffectEvent(() => {
    if (askedCode) scan({ text: askedCode, at: 0 });
    // Not every parcel has a number.
    if (askedParcel) work.open(askedParcel);
    // After a login or a reload the station goes on with what is on the table.
    setSearch({}, { replace: true });
  });
  useEffect(() => {
    if (askedCode || askedParcel) start();
  }, [askedCode, askedParcel]);
  return (
    <StationPage
      title={t('receive.title')}
      backTo={procurementConsolePaths.parcels.href()}
      signal={work.signal}
      idle={{ word: t('receive.idle'), text: t('receive.idleText') }}
      actions={<Actions work={work} />}
      parked={{ Details: ParkedStep, mend: work.mend }}
    >
      {Warehouse ? <Warehouse idle={!parcel && !unknown} /> : null}
      {work.busy && !parcel ? <LookingUp /> : null}
      <CodeField
        label={t('receive.code')}
        enterLabel={t('receive.find')}
        hidden={Boolean(parcel)}
        restsHere
        onCode={(text) => scan({ text, at: 0 })}
      />
      {unknown ? <UnknownParcel key={key} unknown={unknown} work={work} camera={camera} /> : null}
      <OpenParcel work={work} />
      {Labels ? <Labels receipts={work.receipts} /> : null}
    </StationPage>
  );
};
