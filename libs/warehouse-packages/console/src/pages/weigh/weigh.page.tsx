import { useTranslation } from 'react-i18next';
import {
  CodeField,
  PhotoField,
  StationPage,
  useScale,
  useShortcuts,
  boxWords,
  BoxMeasureFields,
  useAskedCode,
} from '@caravan/console-core';
import { formatSize, formatWeight } from '@caravan/kernel';
import { tasksConsolePaths } from '@caravan/routes/console';
import { Banner, Button, DescriptionList, Heading, Money, Stack, TextArea } from '@caravan/ui-kit';
import type { PageContext, PageMeta } from '@caravan/web-core';
import { limits, useWeighing, type WeighedParcel } from './use-weighing.ts';

export const meta = ({ t }: PageContext<'warehouse-packages-console'>): PageMeta => ({ title: t('weigh.title') });

/** What was quoted, and what was recorded before if a weight is corrected. */
const Quoted = ({ parcel }: { parcel: WeighedParcel }) => {
  const { t } = useTranslation(['warehouse-packages-console', 'console-core']);
  const { fee, line, weighing, rehearsal } = parcel;
  return (
    <DescriptionList
      items={[
        { key: 'line', term: t('packages.line'), value: `${line.name} · ${line.carrier}` },
        { key: 'weight', term: t('weigh.quoted'), value: formatWeight(fee.real_g) },
        ...(rehearsal ? [{ key: 'rehearsal', term: t('packages.rehearsed'), value: boxWords(rehearsal) }] : []),
        { key: 'fee', term: t('weigh.paid'), value: <Money fen={fee.fee_fen - parcel.discount_fen} /> },
        ...(weighing
          ? [
              {
                key: 'before',
                term: t('box.before', { ns: 'console-core' }),
                value: `${formatWeight(weighing.weight_g)} · ${formatSize(weighing.length_mm, weighing.width_mm, weighing.height_mm)}`,
              },
            ]
          : []),
      ]}
    />
  );
};

/** The station where packed parcels are weighed and photographed before they are sealed. */
export const Page = () => {
  const { t } = useTranslation(['warehouse-packages-console', 'console-core']);
  const scale = useScale();
  const work = useWeighing();
  const { signal, subject: parcel, photos, camera, note, checked, doubt, change, read, save, clear } = work;
  useShortcuts(
    { e: { label: t('box.save', { ns: 'console-core' }), run: () => save() } },
    { enabled: parcel !== null },
  );
  useAskedCode('package', parcel?.number, read);
  return (
    <StationPage
      title={t('weigh.title')}
      backTo={tasksConsolePaths.work.href({ queue: 'weigh' })}
      signal={signal}
      idle={{ word: t('weigh.idle'), text: t('weigh.idleText') }}
      actions={
        parcel ? (
          <>
            <Button size="lg" onClick={() => save(doubt !== null)}>
              {t(doubt === null ? 'box.save' : 'box.sure', { ns: 'console-core' })}
            </Button>
            <Button size="lg" variant="secondary" onClick={clear}>
              {t('pack.clear')}
            </Button>
          </>
        ) : null
      }
    >
      <CodeField label={t('weigh.code')} onCode={read} />
      {parcel ? (
        <Stack gap="4">
          <Heading level={2} size="lg">
            {parcel.number}
          </Heading>
          <Quoted parcel={parcel} />
          <BoxMeasureFields
            key={parcel.number}
            typed={work}
            limits={limits}
            scale={scale}
            quotedG={parcel.fee.real_g}
            checked={checked}
            onChange={change}
            onDone={() => save()}
          />
          {doubt === null ? null : (
            <Banner tone="warning" title={t('box.doubt', { ns: 'console-core' })}>
              {doubt}
            </Banner>
          )}
          {parcel.weighing ? (
            <TextArea
              label={t('box.note', { ns: 'console-core' })}
              value={note}
              maxLength={500}
              rows={2}
              error={checked && !note.trim() ? t('box.noteMissing', { ns: 'console-core' }) : undefined}
              onChange={({ target }) => change({ note: target.value })}
            />
          ) : (
            <PhotoField photos={photos} ref={camera} />
          )}
        </Stack>
      ) : null}
    </StationPage>
  );
};
