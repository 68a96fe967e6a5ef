import { useTranslation } from 'react-i18next';
import { contentApi, useGetConfigurationsQuery } from '@caravan/content/api';
import { warehousePackagesPaths } from '@caravan/routes';
import { ButtonLink, EmptyState, Page as Column, ParcelDrawing } from '@caravan/ui-kit';
import { load, callError, type PageContext, type PageMeta } from '@caravan/web-core';
import { EstimateView } from '../../components/estimate/estimate-view.tsx';

/** The operator's configuration decides whether the page is open; without it the page has no correct content. */
export const loader = async ({ store }: PageContext): Promise<void> => {
  const { data, error } = await load(store, contentApi.endpoints.getConfigurations.initiate());
  if (!data) throw callError(error);
};

export const meta = ({ store, t }: PageContext<'warehouse-packages'>): PageMeta => {
  const { data } = contentApi.endpoints.getConfigurations.select()(store.getState());
  const isOpen = data?.features.shipping_estimate ?? false;
  return {
    title: t('estimate.title'),
    description: t('estimate.description'),
    canonical: warehousePackagesPaths.estimate.href(),
    ...(isOpen ? {} : { noindex: true }),
  };
};

/** The page with the link search. */
const home = '/';

const NotOpen = () => {
  const { t } = useTranslation('warehouse-packages');
  return (
    <Column>
      <EmptyState
        level={1}
        title={t('estimate.closed.title')}
        drawing={<ParcelDrawing size="lg" />}
        action={<ButtonLink to={home}>{t('estimate.closed.action')}</ButtonLink>}
      >
        {t('estimate.closed.text')}
        <br />
        {t('estimate.closed.instead')}
      </EmptyState>
    </Column>
  );
};

export const Page = () => {
  const { data } = useGetConfigurationsQuery();
  return data?.features.shipping_estimate ? <EstimateView freeDays={data.free_storage_days} /> : <NotOpen />;
};
