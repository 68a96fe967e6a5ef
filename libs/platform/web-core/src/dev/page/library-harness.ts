import type { HarnessOptions } from '../harness-options.ts';

/** `src/dev/harness.ts` of the library that is shown; `tools/config/vite-library.ts` puts it here. */
export declare const harness: HarnessOptions | ((search: URLSearchParams) => HarnessOptions);
