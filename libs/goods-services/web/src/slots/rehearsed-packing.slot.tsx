import { useTranslation } from 'react-i18next';
import { goodsServicesApi } from '@caravan/goods-services/api';
import { type RehearsedPackingProps } from '@caravan/warehouse-packages/api';
import { Page } from '@caravan/ui-kit';
import { load, LoadFailed, type PageContext } from '@caravan/web-core';
import { RehearsedNotice } from '../components/rehearsal/rehearsed-notice.tsx';
import { ServiceMissing } from '../components/service-view/service-missing.tsx';
import { useRehearsal } from '../lib/use-rehearsal.ts';

export const loader = async ({ store, url }: Pick<PageContext, 'store' | 'url'>): Promise<void> => {
  const number = url.searchParams.get('rehearsal') ?? '';
  await load(store, goodsServicesApi.endpoints.getService.initiate({ params: { number } }));
};

/** Reads the packing rehearsal by which goods are packed, for the page that packs them. */
export const Slot = ({ number, ids, loading, children }: RehearsedPackingProps) => {
  const { t } = useTranslation('warehouse-packages');
  const rehearsal = useRehearsal(number);
  if (rehearsal.state === 'missing') return <ServiceMissing />;
  if (rehearsal.state === 'failed')
    return (
      <Page>
        <LoadFailed
          title={t('pack.failed.title')}
          text={t('pack.failed.text')}
          onRetry={() => void rehearsal.reload()}
        />
      </Page>
    );
  const { service } = rehearsal;
  if (!service) return loading;
  return children(
    { number, notice: (isOver) => <RehearsedNotice service={service} ids={ids} isOver={isOver} /> },
    rehearsal.reload,
  );
};
