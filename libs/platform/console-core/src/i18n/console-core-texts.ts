import type { WebFeature } from '@caravan/web-core';

/** The namespace of the parts of stations; a feature that shows one of them lists it in `uses`. */
export const consoleCoreNamespace = 'console-core';

/**
 * Brings the texts of the parts of stations. The console has it among its features; a test passes it beside the feature
 * under test: `renderRoute({ features: [consoleCoreFeature, feature], … })`.
 */
export const consoleCoreFeature: WebFeature = {
  id: consoleCoreNamespace,
  texts: { en: () => import('./en.ts'), zh: () => import('./zh.ts') },
  routes: [],
};
