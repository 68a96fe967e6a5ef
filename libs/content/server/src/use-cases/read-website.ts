import { fail, type Website } from '@caravan/content/contract';
import { defaultTag, findWebsite } from '../db/website.repo.ts';
import { presentWebsite } from '../present-website.ts';
import type { ContentContext } from './content-context.ts';

/** The website of a tag; one that nobody set up is the default one. */
export const readWebsite = ({ db, websites }: ContentContext, tag: string = defaultTag): Promise<Website> =>
  websites.get(tag, async () => {
    const row = await findWebsite(db, tag);
    if (!row) throw fail('not_found');
    return presentWebsite(row);
  });
