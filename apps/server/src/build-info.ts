import type { BuildInfo } from '@caravan/server-core';
import { version } from '../../../package.json';

/** The build replaces it by the value of `CARAVAN_COMMIT`. It does not exist where sources run without a build. */
declare const __CARAVAN_COMMIT__: string | undefined;

const commit = typeof __CARAVAN_COMMIT__ === 'undefined' ? undefined : __CARAVAN_COMMIT__;

/** The version of the product, and the commit if the build was told it. */
export const buildInfo: BuildInfo = { version, commit: commit || undefined };
