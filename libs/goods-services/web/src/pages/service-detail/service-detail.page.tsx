import { useTranslation } from 'react-i18next';
import { warehousePackagesPaths } from '@caravan/routes';
import { useGetServiceQuery, goodsServicesApi } from '@caravan/goods-services/api';
import {
  freshForSeconds,
  loadPage,
  OneThing,
  pageError,
  useSearchParams,
  type PageContext,
  type PageMeta,
  type PageModule,
} from '@caravan/web-core';
import { ServiceMissing } from '../../components/service-view/service-missing.tsx';
import { RehearsalPrices, RehearsalResult, ServiceView } from '../../components/service-view/service-view.tsx';
import { serviceNumberOf } from '../../lib/service-address.ts';

export const loader = async (context: PageContext): Promise<void> => {
  const number = serviceNumberOf(context.url.searchParams);
  if (number === undefined) throw pageError(404);
  await loadPage(context, goodsServicesApi.endpoints.getService.initiate({ params: { number } }));
};

/** The result of a packing rehearsal is code of its own. Without it React reports parts that the server could not finish. */
export const prepare: PageModule['prepare'] = async ({ store, url }) => {
  const number = serviceNumberOf(url.searchParams);
  if (number === undefined) return;
  const { data } = goodsServicesApi.endpoints.getService.select({ params: { number } })(store.getState());
  if (data?.rehearsal) await RehearsalResult.load();
  if (data?.actions.includes('pack')) await RehearsalPrices.load();
};

export const meta = ({ url, t }: PageContext<'goods-services'>): PageMeta => {
  const number = serviceNumberOf(url.searchParams);
  return {
    title: t('service.title', { number }),
    description: t('service.description'),
    canonical: warehousePackagesPaths.serviceDetail.href({ number }),
  };
};

const NumberedService = ({ number }: { number: string }) => {
  const { t } = useTranslation('goods-services');
  const query = useGetServiceQuery({ params: { number } }, { refetchOnMountOrArgChange: freshForSeconds });
  return (
    <OneThing
      query={query}
      missing={<ServiceMissing />}
      loading={t('services.loading')}
      failed={{ title: t('services.failed.title'), text: t('services.failed.text') }}
    >
      {(service, readAgain) => <ServiceView service={service} onOutdated={readAgain} />}
    </OneThing>
  );
};

export const Page = () => {
  const [search] = useSearchParams();
  const number = serviceNumberOf(search);
  return number === undefined ? <ServiceMissing /> : <NumberedService key={number} number={number} />;
};
