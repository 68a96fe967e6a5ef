import { getConfigurationsSchema } from '@caravan/content/contract/schema';
import { route } from '@caravan/server-core';
import type { ContentContext } from '../use-cases/content-context.ts';
import { readConfigurations } from '../use-cases/read-configurations.ts';

export const getConfigurationsRoute = (context: ContentContext) => route(getConfigurationsSchema, () => readConfigurations(context));
