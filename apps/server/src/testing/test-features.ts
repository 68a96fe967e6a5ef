import { authFeature } from '@caravan/auth/server';
import { quickHasher } from '@caravan/auth/server/testing';
import type { Composition, Core } from '@caravan/server-core';
import { composeFeatures } from '../features.ts';

/** All features as they are, but with quick password hashes. */
export const testFeatures = (core: Core): Promise<Composition> =>
  composeFeatures(core, (on) => authFeature(on, { hasher: quickHasher() }));
