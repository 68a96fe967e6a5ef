import { useSession } from '@caravan/auth/api';
import type {} from '@caravan/account/api';
import type {} from '@caravan/goods/api';
import { Section } from '@caravan/ui-kit';
import {
  load,
  callError,
  useLazySlot,
  useSlot,
  type PageContext,
  type PageMeta,
  type PageModule,
} from '@caravan/web-core';
import { shippingExampleApi } from '@caravan/shipping/api/example';
import { siteEndpoints, useConfigurations } from '../../lib/site-data.ts';
import { Costs } from './sections/costs.tsx';
import { Example } from './sections/example.tsx';
import { Goods } from './sections/goods.tsx';
import { Help } from './sections/help.tsx';
import { Hero } from './sections/hero.tsx';
import { HowTo } from './sections/how-to.tsx';
import { Shops } from './sections/shops.tsx';
import { Storage } from './sections/storage.tsx';

/** Every number on the page comes from the configuration; without it the page has no correct content. */
export const loader = async ({ store }: PageContext): Promise<void> => {
  // Without the example the page leaves it out.
  const example = load(store, shippingExampleApi.endpoints.getShippingExample.initiate());
  const { data, error } = await load(store, siteEndpoints().configurations.initiate());
  await example;
  if (!data) throw callError(error);
};

export const meta = ({ store, t }: PageContext<'home'>): PageMeta => {
  const { data } = siteEndpoints().configurations.select()(store.getState());
  return {
    title: t('metaTitle'),
    description: t(data?.arrival_photos ? 'metaDescription' : 'metaDescriptionPlain', {
      days: data?.free_storage_days,
    }),
    canonical: '/',
  };
};

/** A shopper's own parts are above others, which would move if they came later. */
export const slots: PageModule['slots'] = ({ store }) =>
  store.getState().session.isLogin ? ['yourTurn', 'recentLinks'] : [];

export const Page = () => {
  const facts = useConfigurations();
  const { isLogin } = useSession();
  const Reviews = useSlot('publicReviews');
  const YourTurn = useLazySlot('yourTurn');
  const RecentLinks = useLazySlot('recentLinks');
  if (!facts) return null;
  return (
    <>
      {isLogin && YourTurn ? (
        <Section space="tight">
          <YourTurn />
        </Section>
      ) : null}
      <Hero facts={facts} />
      <HowTo facts={facts} />
      {isLogin && RecentLinks ? <RecentLinks /> : null}
      <Shops />
      <Costs facts={facts} />
      <Goods facts={facts} />
      <Example facts={facts} />
      {Reviews ? <Reviews /> : null}
      <Storage facts={facts} />
      <Help />
    </>
  );
};
