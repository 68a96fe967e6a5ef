import type { BuildRoutesOptions } from '@caravan/web-core';
import { features, frame } from './features.ts';

/** What a storefront is made of. */
export type Site = Omit<BuildRoutesOptions, 'onError'>;

/** This storefront: every feature behind one frame, in one store and one router. */
export const site: Site = { frame, features, loadControls: () => import('./controls/controls-provider.tsx') };
