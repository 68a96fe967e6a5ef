import type { Website } from '@caravan/content/contract';
import type { WebsiteRow } from './db/website.repo.ts';

/** Website info as api.md has it. */
export const presentWebsite = ({ name, logoPath, serviceEmail, socials }: WebsiteRow): Website => ({
  WEBSITE_NAME: name,
  WEBSITE_LOGO_PATH: logoPath,
  SERVICE_EMAIL: serviceEmail,
  socials,
});
