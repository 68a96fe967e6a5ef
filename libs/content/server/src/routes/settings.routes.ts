import {
  getCompanyContract,
  getConfigurationsContract,
  getExchangeRateContract,
  getSitePictureContract,
  getWebsiteContract,
} from '@caravan/content/contract/schema';
import { route, sendPicture, type Core, type Route } from '@caravan/server-core';
import type { ContentContext } from '../use-cases/content-context.ts';
import { readRates } from '../use-cases/exchange-rates.ts';
import { presentCompany, readCompany } from '../use-cases/company.ts';
import { readConfigurations } from '../use-cases/configurations.ts';
import { readWebsite } from '../use-cases/read-website.ts';
import { sitePictureFile } from '../use-cases/site-pictures.ts';

/** Website info, the company, configurations and exchange rates. */
export const settingsRoutes = ({ files }: Pick<Core, 'files'>, context: ContentContext): Route[] => [
  route(getWebsiteContract, ({ query }) => readWebsite(context, query.tag)),

  route(getCompanyContract, async ({ language }) => presentCompany(await readCompany(context), language)),

  route(getSitePictureContract, async ({ params, reply }) =>
    sendPicture(reply, await files.get(sitePictureFile(params.id)), 'public, max-age=31536000, immutable'),
  ),

  route(getConfigurationsContract, () => readConfigurations(context)),

  route(getExchangeRateContract, ({ query }) => readRates(context, query)),
];
