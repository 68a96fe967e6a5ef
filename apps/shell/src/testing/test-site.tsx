import { useEffect, useId, useState } from 'react';
import { lazyPart, NavLink, pageError, useSession, useTexts, type PageModule, type WebFeature } from '@caravan/web-core';
import { testFrame } from '@caravan/web-core/testing';
import type { Site } from '../site.ts';

/** Renders differently once effects have run, as pages that read the browser do. */
const HomePage = () => {
  const t = useTexts('home');
  const { isLogin, user } = useSession();
  const [isAwake, setAwake] = useState(false);
  // Generated ids follow the shape of the whole tree, which has to be the same on both sides.
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

/** Its code is fetched by the first render that shows it. */
const Later = lazyPart(async () => () => <p>the part</p>, <p>a skeleton</p>);

const InParts = () => (
  <>
    <h1>In parts</h1>
    <Later />
  </>
);

const home: PageModule = {
  Page: HomePage,
  meta: ({ t }) => ({ title: t('title'), description: 'A "quoted" <description>', image: '/og.png' }),
};

const plain = (title: string, extra: Partial<PageModule> = {}): PageModule => ({ Page: () => <h1>{title}</h1>, meta: () => ({ title }), ...extra });
const now = <T,>(value: T) => () => Promise.resolve(value);

const feature: WebFeature = {
  id: 'home',
  texts: { en: now({ texts: { title: 'Home </script>' } }), zh: now({ texts: { title: '首页' } }) },
  routes: [
    { path: '/', layout: 'default', sitemap: true, load: now({ ...home, __source: '../../libs/home.page.tsx' }) },
    { path: '/private', layout: 'default', guards: ['login'], load: now(plain('Private')) },
    { path: '/gone', layout: 'default', load: now(plain('Gone', { loader: () => Promise.reject(pageError(410, 'gone for good')) })) },
    { path: '/failing', layout: 'default', load: now(plain('Failing', { loader: () => Promise.reject(new Error('secret detail')) })) },
    { path: '/broken', layout: 'default', load: now(plain('Broken', { Page: Broken })) },
    { path: '/in-parts', layout: 'default', load: now(plain('In parts', { Page: InParts })) },
    { path: '/form', layout: 'login', controls: true, load: now(plain('Form')) },
  ],
};

export const testSite: Site = {
  frame: { ...testFrame, siteName: () => 'Caravan' },
  features: [feature],
  loadControls: () => import('../controls/controls-provider.tsx'),
};
