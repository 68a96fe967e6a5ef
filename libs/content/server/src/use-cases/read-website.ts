import { fail, type Website } from '@caravan/content/contract';
import { defaultTag, findWebsite, type WebsiteRow } from '../db/website.repo.ts';
import type { ContentContext } from './content-context.ts';

/** Website info (specification 5.2). */
export const presentWebsite = ({ name, logoPath, serviceEmail, socials }: WebsiteRow): Website => ({
  WEBSITE_NAME: name,
  WEBSITE_LOGO_PATH: logoPath,
  SERVICE_EMAIL: serviceEmail,
  socials,
});

/** The website of a tag; the default one for an unknown tag. */
export const readWebsite = ({ db, websites }: ContentContext, tag: string = defaultTag): Promise<Website> =>
  websites.get(tag, async () => {
    const row = await findWebsite(db, tag);
    if (!row) throw fail('not_found');
    return presentWebsite(row);
  });
