import { getWebsiteSchema } from '@caravan/content/contract/schema';
import { route } from '@caravan/server-core';
import type { ContentContext } from '../use-cases/content-context.ts';
import { readWebsite } from '../use-cases/read-website.ts';

export const getWebsiteRoute = (context: ContentContext) => route(getWebsiteSchema, ({ query }) => readWebsite(context, query.tag));
