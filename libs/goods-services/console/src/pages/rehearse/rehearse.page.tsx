import { useTranslation } from 'react-i18next';
import {
  CodeField,
  GoodsCard,
  PhotoField,
  StationPage,
  useScale,
  useShortcuts,
  PackingWish,
  BoxMeasureFields,
  useAskedCode,
  boxWords,
} from '@caravan/console-core';
import { formatWeight, type Gram } from '@caravan/kernel';
import { tasksConsolePaths } from '@caravan/routes/console';
import { Banner, Button, DescriptionList, Heading, Stack, TextArea } from '@caravan/ui-kit';
import type { PageContext, PageMeta } from '@caravan/web-core';
import { isRecorded, limits, useRehearsing, type Rehearsed } from './use-rehearsing.ts';

export const meta = ({ t }: PageContext<'goods-services-console'>): PageMeta => ({ title: t('rehearse.title') });

/** What the goods of a rehearsal weigh without their box. */
const goodsG = ({ items }: Rehearsed): Gram => items.reduce((sum, { weight_g: grams }) => sum + grams, 0);

/** The goods that belong into the box, where they are, what the shopper asked for, and what was recorded before. */
const Goods = ({ service }: { service: Rehearsed }) => {
  const { t } = useTranslation(['goods-services-console', 'console-core']);
  const last = service.rehearsal?.results.at(-1);
  return (
    <Stack gap="4">
      <Heading level={2} size="lg">
        {service.number}
      </Heading>
      <PackingWish kinds={service.rehearsal?.packing_options.map(({ kind }) => kind) ?? []} note={service.note} />
      <Stack gap="2" as="ul">
        {service.items.map((item) => (
          <li key={item.id}>
            <GoodsCard goods={item} number={item.number} bin={item.bin} />
          </li>
        ))}
      </Stack>
      <DescriptionList
        items={[
          { key: 'goods', term: t('rehearse.goods'), value: formatWeight(goodsG(service)) },
          ...(last
            ? [
                {
                  key: 'before',
                  term: t('box.before', { ns: 'console-core' }),
                  value: boxWords(last),
                },
              ]
            : []),
        ]}
      />
    </Stack>
  );
};

/** The station where goods are packed, weighed and photographed before their shipping is paid. */
export const Page = () => {
  const { t } = useTranslation(['goods-services-console', 'console-core']);
  const scale = useScale();
  const work = useRehearsing();
  const { signal, subject: service, photos, camera, note, checked, doubt, change, read, save, clear } = work;
  useShortcuts(
    { e: { label: t('box.save', { ns: 'console-core' }), run: () => save() } },
    { enabled: service !== null },
  );
  useAskedCode('service', service?.number, read);
  const isCorrection = service !== null && isRecorded(service);
  return (
    <StationPage
      title={t('rehearse.title')}
      backTo={tasksConsolePaths.work.href({ queue: 'rehearse' })}
      signal={signal}
      idle={{ word: t('rehearse.idle'), text: t('rehearse.idleText') }}
      actions={
        service ? (
          <>
            <Button size="lg" onClick={() => save(doubt !== null)}>
              {t(doubt === null ? 'box.save' : 'box.sure', { ns: 'console-core' })}
            </Button>
            <Button size="lg" variant="secondary" onClick={clear}>
              {t('rehearse.clear')}
            </Button>
          </>
        ) : null
      }
    >
      <CodeField label={t('rehearse.code')} onCode={read} />
      {service ? (
        <Stack gap="4">
          <Goods service={service} />
          <BoxMeasureFields
            key={service.number}
            typed={work}
            limits={limits}
            scale={scale}
            quotedG={goodsG(service)}
            checked={checked}
            onChange={change}
            onDone={() => save()}
          />
          {doubt === null ? null : (
            <Banner tone="warning" title={t('box.doubt', { ns: 'console-core' })}>
              {doubt}
            </Banner>
          )}
          <TextArea
            label={isCorrection ? t('box.note', { ns: 'console-core' }) : t('rehearse.remark')}
            hint={t('services.cancelNoteHint')}
            value={note}
            maxLength={500}
            rows={2}
            error={checked && isCorrection && !note.trim() ? t('box.noteMissing', { ns: 'console-core' }) : undefined}
            onChange={({ target }) => change({ note: target.value })}
          />
          {isCorrection ? null : <PhotoField photos={photos} ref={camera} />}
        </Stack>
      ) : null}
    </StationPage>
  );
};
