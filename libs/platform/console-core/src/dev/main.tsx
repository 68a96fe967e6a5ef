import type { WebFeature } from '@caravan/web-core';
import { startHarness } from '@caravan/web-core/dev';
import { consoleCoreFeature } from '../i18n/console-core-texts.ts';

/** The parts of stations together, on one page, without a server. */
const stations: WebFeature = {
  ...consoleCoreFeature,
  routes: [{ path: '/station', layout: 'bare', load: () => import('./example-station.page.tsx') }],
};

const mode = new URLSearchParams(location.search).get('mode');
if (mode) document.cookie = `color_mode=${mode}; path=/`;

void startHarness({ feature: stations, handlers: [] });
