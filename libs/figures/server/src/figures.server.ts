import type { Feature } from '@caravan/server-core';
import { figureRoutes } from './routes/figures.staff-routes.ts';
import { figuresNeeds } from './use-cases/figures-context.ts';

/** The figures of the shop. They are read from the features' own tables; this feature stores nothing. */
export const figuresFeature: Feature = (core) => ({
  name: 'figures',
  reasons: {},
  routes: figureRoutes({ ...core, ...core.ports.use('figures', figuresNeeds) }),
});
