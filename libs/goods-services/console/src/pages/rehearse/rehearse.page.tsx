import { useTranslation } from 'react-i18next';
import { BoxStationPage, boxWords, GoodsCard, PackingWish } from '@caravan/console-core';
import { formatWeight, type Gram } from '@caravan/kernel';
import { tasksConsolePaths } from '@caravan/routes/console';
import { DescriptionList, Heading, Stack } from '@caravan/ui-kit';
import type { PageContext, PageMeta } from '@caravan/web-core';
import { useRehearsing, type Rehearsed } from './use-rehearsing.ts';

export const meta = ({ t }: PageContext<'goods-services-console'>): PageMeta => ({ title: t('rehearse.title') });

/** The weight of the goods of a rehearsal without their box. */
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
          ...(last ? [{ key: 'before', term: t('box.before', { ns: 'console-core' }), value: boxWords(last) }] : []),
        ]}
      />
    </Stack>
  );
};

/** The station where goods are packed, weighed and photographed before their shipping is paid. */
export const Page = () => {
  const { t } = useTranslation('goods-services-console');
  return (
    <BoxStationPage
      title={t('rehearse.title')}
      backTo={tasksConsolePaths.work.href({ queue: 'rehearse' })}
      idle={{ word: t('rehearse.idle'), text: t('rehearse.idleText') }}
      work={useRehearsing()}
      asks="service"
      quotedG={goodsG}
      texts={{
        code: t('rehearse.code'),
        clear: t('rehearse.clear'),
        remark: t('rehearse.remark'),
        noteHint: t('services.cancelNoteHint'),
      }}
    >
      {(service) => <Goods service={service} />}
    </BoxStationPage>
  );
};
