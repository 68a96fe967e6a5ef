import type { BuildInfo } from '@caravan/server-core';

/** The build replaces it (`vite.config.ts`). It does not exist where sources run without a build. */
declare const __CARAVAN_BUILD__: BuildInfo | undefined;

/** The version of the product, and the commit if the build was told it. */
export const buildInfo: BuildInfo =
  typeof __CARAVAN_BUILD__ === 'undefined' ? { version: 'development' } : __CARAVAN_BUILD__;
