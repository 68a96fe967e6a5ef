import { logisticsPaths } from '@caravan/routes';
import type { PageContext, PageMeta } from '@caravan/web-core';
import { Delivery } from '../../components/delivery/delivery.tsx';
import { Enquiry } from '../../components/enquiry/enquiry.tsx';
import { Figures } from '../../components/figures/figures.tsx';
import { Hero } from '../../components/hero/hero.tsx';
import { Process } from '../../components/services/process.tsx';
import { Services } from '../../components/services/services.tsx';

export const meta = ({ t }: PageContext<'logistics'>): PageMeta => ({
  title: t('metaTitle'),
  description: t('metaDescription'),
  canonical: logisticsPaths.landing.href(),
});

/** The landing page of the fulfilment and logistics service. */
export const Page = () => (
  <>
    <Hero />
    <Figures />
    <Services />
    <Process />
    <Delivery />
    <Enquiry />
  </>
);
