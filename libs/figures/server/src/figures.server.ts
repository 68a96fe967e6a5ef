import type { Core, FeatureServer } from '@caravan/server-core';
import { figureRoutes } from './routes/figures.staff-routes.ts';
import type { FiguresDependencies } from './use-cases/figures-context.ts';

/** The figures of the shop. They are read from the features' own tables; this feature stores nothing. */
export const createFigures = (core: Core, dependencies: FiguresDependencies): FeatureServer => ({
  name: 'figures',
  reasons: {},
  routes: figureRoutes({ ...core, ...dependencies }),
});
