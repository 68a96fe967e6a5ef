import { useEffect, useId, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionRules, useSession } from '@caravan/auth/api';
import { defineEndpoint } from '@caravan/kernel';
import { inBoth } from '@caravan/kernel/testing';
import {
  baseApi,
  lazyPart,
  load,
  NavLink,
  pageError,
  queryOf,
  useLazySlot,
  type PageModule,
  type WebFeature,
} from '@caravan/web-core';
import { testLayout } from '@caravan/web-core/testing';
import type { Site } from '../features.ts';

/** Renders differently after effects have run, like pages that read the browser. */
const HomePage = () => {
  const { t } = useTranslation('home');
  const { isLogin, user } = useSession();
  const [isAwake, setAwake] = useState(false);
  // Generated ids depend on the shape of the whole tree, which must be the same on both sides.
  const id = useId();
  useEffect(() => setAwake(true), []);
  return (
    <>
      <h1>{t('title')}</h1>
      <p>{isLogin ? user?.email : 'visitor'}</p>
      <p id={id}>{isAwake ? 'awake' : 'asleep'}</p>
      <NavLink to="/private">private</NavLink>
    </>
  );
};

const Broken = () => {
  throw new Error('the page broke');
};

/** Its code loads on the first render that shows it. */
const Later = lazyPart(async () => () => <p>the part</p>, <p>a skeleton</p>);

const InParts = () => (
  <>
    <h1>In parts</h1>
    <Later />
  </>
);

/** A part of another feature that the page shows from its first render on. */
const useEarly = () => useLazySlot('early' as never) as ComponentType | undefined;

const WithSlot = () => {
  const Early = useEarly();
  return (
    <>
      <h1>With a slot</h1>
      {Early ? <Early /> : null}
    </>
  );
};

const filler: WebFeature = {
  id: 'filler',
  texts: inBoth({
    en: async () => ({ texts: { early: 'early words' } }),
    zh: async () => ({ texts: { early: '早' } }),
  }),
  routes: [],
  lazySlots: {
    early: async () => ({ Slot: () => <p>{useTranslation('filler' as 'common').t('early' as never)}</p> }),
  } as object,
};

const { failing } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    failing: queryOf(
      build,
      defineEndpoint<{ data: null }>()({ method: 'GET', path: '/failing', login: 'none', tags: [], summary: 'Fails' }),
    ),
  }),
}).endpoints;

const home: PageModule = {
  Page: HomePage,
  meta: ({ t }) => ({ title: t('title'), description: 'A "quoted" <description>', image: '/og.png' }),
};

const plain = (title: string, extra: Partial<PageModule> = {}): PageModule => ({
  Page: () => <h1>{title}</h1>,
  meta: () => ({ title }),
  ...extra,
});
const now =
  <T,>(value: T) =>
  () =>
    Promise.resolve(value);

/** Collects the values of the addresses at which visitors arrived. */
export const arrivals: string[] = [];

const feature: WebFeature = {
  id: 'home',
  arrival: { parameter: 'from', load: now({ arrive: (value: string) => void arrivals.push(value) }) },
  texts: inBoth({ en: now({ texts: { title: 'Home </script>' } }), zh: now({ texts: { title: '首页' } }) }),
  routes: [
    { path: '/', layout: 'default', sitemap: true, load: now(home) },
    { path: '/private', layout: 'default', guards: ['login'], load: now(plain('Private')) },
    {
      path: '/gone',
      layout: 'default',
      load: now(plain('Gone', { loader: () => Promise.reject(pageError(410, 'gone for good')) })),
    },
    {
      path: '/failing',
      layout: 'default',
      load: now(plain('Failing', { loader: () => Promise.reject(new Error('secret detail')) })),
    },
    {
      path: '/failed-call',
      layout: 'default',
      load: now(plain('Failed call', { loader: ({ store }) => load(store, failing.initiate()).then(() => undefined) })),
    },
    { path: '/broken', layout: 'default', load: now(plain('Broken', { Page: Broken })) },
    {
      path: '/with-slot',
      layout: 'default',
      load: now(plain('With a slot', { Page: WithSlot, slots: () => ['early' as never] })),
    },
    { path: '/in-parts', layout: 'default', load: now(plain('In parts', { Page: InParts })) },
  ],
};

export const testSite: Site = {
  appLayout: { ...testLayout, siteName: () => 'Caravan' },
  features: [feature, filler],
  session: sessionRules,
};
