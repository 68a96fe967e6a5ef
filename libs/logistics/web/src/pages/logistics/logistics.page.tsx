import { contentApi, useGetCompanyQuery } from '@caravan/content/api';
import { shippedClaims } from '@caravan/content/contract';
import { logisticsPaths } from '@caravan/routes';
import { load, type PageContext, type PageMeta } from '@caravan/web-core';
import { Delivery } from '../../components/delivery/delivery.tsx';
import { Enquiry } from '../../components/enquiry/enquiry.tsx';
import { Figures } from '../../components/figures/figures.tsx';
import { Hero } from '../../components/hero/hero.tsx';
import { Process } from '../../components/services/process.tsx';
import { Services } from '../../components/services/services.tsx';

export const loader = async ({ store }: PageContext): Promise<void> => {
  await load(store, contentApi.endpoints.getCompany.initiate(undefined));
};

export const meta = ({ t }: PageContext<'logistics'>): PageMeta => ({
  title: t('metaTitle'),
  description: t('metaDescription'),
  canonical: logisticsPaths.landing.href(),
});

/** The landing page of the fulfilment and logistics service. */
export const Page = () => {
  const { data } = useGetCompanyQuery(undefined);
  const claims = data?.claims ?? shippedClaims;
  return (
    <>
      <Hero />
      <Figures claims={claims} />
      <Services />
      <Process />
      <Delivery claims={claims} />
      <Enquiry />
    </>
  );
};
