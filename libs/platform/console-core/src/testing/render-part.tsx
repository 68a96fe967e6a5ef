import type { ComponentType } from 'react';
import type { Language } from '@caravan/kernel';
import type { WebFeature } from '@caravan/web-core';
import { renderRoute, type RenderedRoute } from '@caravan/web-core/testing';
import { consoleCoreFeature } from '../i18n/console-core-texts.ts';
import { consoleTestLayout, type ConsoleTestLayoutOptions } from './console-test-layout.tsx';

const partFeature = (Page: ComponentType): WebFeature => ({
  id: 'part',
  texts: { en: () => Promise.resolve({ texts: {} }), zh: () => Promise.resolve({ texts: {} }) },
  uses: [consoleCoreFeature.id],
  routes: [
    {
      path: '/part',
      layout: 'bare',
      load: () => Promise.resolve({ Page, meta: () => ({ title: 'part' }) }),
    },
  ],
});

export interface RenderPartOptions extends ConsoleTestLayoutOptions {
  language?: Language;
  /** The parameters in the page's address, from `?` on. */
  search?: string;
}

/** Renders a part of a station as the only content of a page of the console. */
export const renderPart = (
  Part: ComponentType,
  { language = 'en', search = '', ...layout }: RenderPartOptions = {},
): Promise<RenderedRoute> =>
  renderRoute({
    features: [consoleCoreFeature, partFeature(Part)],
    path: `/part${search}`,
    language,
    appLayout: consoleTestLayout(layout),
  });
