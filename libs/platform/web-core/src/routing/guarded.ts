import type { WebRoute } from '../manifest.ts';

/** A route of the default layout that lets nobody in without a session (storefront.md 6). */
export const guarded = (path: string, load: WebRoute['load']): WebRoute => ({ path, layout: 'default', guards: ['login'], load });
