import { getConfigurations } from '@caravan/content/contract';
import { warehousePackagesPaths } from '@caravan/warehouse-packages/contract';
import { ButtonLink, EmptyState, Page as Column, ParcelDrawing } from '@caravan/ui-kit';
import { endpointFor, load, pageError, useTexts, type PageContext, type PageMeta } from '@caravan/web-core';
import { EstimateView } from '../../components/estimate/estimate-view.tsx';

/** Whether the page is open is the operator's to say; without that word there is nothing honest to show. */
export const loader = async ({ store }: PageContext): Promise<void> => {
  const { data, error } = await load(store, endpointFor(getConfigurations).initiate());
  if (!data) throw pageError(error?.status || 503, error?.message);
};

export const meta = ({ store, t }: PageContext): PageMeta => {
  const { data } = endpointFor(getConfigurations).select()(store.getState());
  const isOpen = data?.features.shipping_estimate ?? false;
  return {
    title: t('estimate.title'),
    description: t('estimate.description'),
    canonical: warehousePackagesPaths.estimate.href(),
    ...(isOpen ? {} : { noindex: true }),
  };
};

/** Where the link search is. */
const home = '/';

const NotOpen = () => {
  const t = useTexts('warehouse-packages');
  return (
    <Column>
      <EmptyState level={1} title={t('estimate.closed.title')} drawing={<ParcelDrawing size="lg" />} action={<ButtonLink to={home}>{t('estimate.closed.action')}</ButtonLink>}>
        {t('estimate.closed.text')}
      </EmptyState>
    </Column>
  );
};

export const Page = () => {
  const { data } = endpointFor(getConfigurations).useQuery();
  return data?.features.shipping_estimate ? <EstimateView /> : <NotOpen />;
};
