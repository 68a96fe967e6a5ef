import { useTranslation } from 'react-i18next';
import { BoxStationPage, boxWords } from '@caravan/console-core';
import { formatWeight } from '@caravan/kernel';
import { tasksConsolePaths } from '@caravan/routes/console';
import { DescriptionList, Heading, Money } from '@caravan/ui-kit';
import type { PageContext, PageMeta } from '@caravan/web-core';
import { useWeighing, type WeighedParcel } from './use-weighing.ts';

export const meta = ({ t }: PageContext<'warehouse-packages-console'>): PageMeta => ({ title: t('weigh.title') });

/** The quote, and the earlier record if a weight is corrected. */
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
          ? [{ key: 'before', term: t('box.before', { ns: 'console-core' }), value: boxWords(weighing) }]
          : []),
      ]}
    />
  );
};

/** The station where packed parcels are weighed and photographed before they are sealed. */
export const Page = () => {
  const { t } = useTranslation('warehouse-packages-console');
  return (
    <BoxStationPage
      title={t('weigh.title')}
      backTo={tasksConsolePaths.work.href({ queue: 'weigh' })}
      idle={{ word: t('weigh.idle'), text: t('weigh.idleText') }}
      work={useWeighing()}
      asks="package"
      quotedG={({ fee }) => fee.real_g}
      texts={{ code: t('weigh.code'), clear: t('pack.clear') }}
    >
      {(parcel) => (
        <>
          <Heading level={2} size="lg">
            {parcel.number}
          </Heading>
          <Quoted parcel={parcel} />
        </>
      )}
    </BoxStationPage>
  );
};
