import { contentReasons } from '@caravan/content/contract';
import {
  type ArrivalPhotos,
  arrivalPhotosPort,
  type ChargeRates,
  chargeRatesPort,
  type ExchangeRates,
  exchangeRatesPort,
  type Retained,
  retainedPort,
  type SetupSteps,
  setupStepsPort,
  type StationSizes,
  stationSizesPort,
  type ServiceFees,
  serviceFeesPort,
  type Terms,
  termsPort,
  type Website,
  websitePort,
} from '@caravan/content/port';
import { defaultLanguage } from '@caravan/kernel';
import { articleHref } from '@caravan/routes';
import {
  type Core,
  type Feature,
  type FeatureServer,
  filesById,
  handleJob,
  type Shop,
  shopPort,
  type Used,
} from '@caravan/server-core';
import { ecbSource } from './adapters/ecb.source.ts';
import { retainedVotes } from './db/article-vote.repo.ts';
import { arrivalPhotosNow } from './db/setting.repo.ts';
import { findSitemapRows } from './db/article.repo.ts';
import { sitePictureTable } from './db/site-picture.table.ts';
import { staffChangesPort, staffMembersPort } from '@caravan/tasks/port';
import type { RateSource } from './ports/rate-source.ts';
import { presentLink } from './present-article.ts';
import { articleRoutes } from './routes/articles.routes.ts';
import { articleStaffRoutes } from './routes/articles.staff-routes.ts';
import { settingsRoutes } from './routes/settings.routes.ts';
import { settingsStaffRoutes } from './routes/settings.staff-routes.ts';
import { webManifest } from './routes/web-manifest.plugin.ts';
import { readBoxSizes } from './use-cases/box-sizes.ts';
import { presentCompany, readCompany } from './use-cases/company.ts';
import { contentContext } from './use-cases/content-context.ts';
import { publishArticles, publishArticlesJob } from './use-cases/edit-articles.ts';
import { exchangeRates } from './use-cases/exchange-rates.ts';
import { readRatesJob, readRateSource } from './use-cases/read-rate-source.ts';
import { readWebsite } from './use-cases/read-website.ts';
import { deleteOldRows, deletionCounter, retentionJob } from './use-cases/retention.ts';
import { seedContent } from './use-cases/seed-content.ts';
import { type OwnSetupItem, ownSetupSteps } from './use-cases/setup.ts';
import { serviceFeeFromMemory } from './use-cases/shop-rules.ts';
import { serviceTerms } from './use-cases/terms.ts';

/** The ports that content implements for other features. */
export interface ContentPorts {
  exchangeRates: ExchangeRates & ChargeRates;
  arrivalPhotos: ArrivalPhotos;
  stationSizes: StationSizes;
  website: Website;
  shop: Shop;
  terms: Terms;
  serviceFees: ServiceFees;
  retained: Pick<Retained, 'article_votes'>;
  setup: Pick<SetupSteps, OwnSetupItem>;
}

/** Articles, website info, configurations and exchange rates. */
export interface ContentServer extends FeatureServer {
  ports: ContentPorts;
}

const contentNeeds = {
  /** Who changed what meanwhile. */
  staffChanges: staffChangesPort,
  /** The addresses of members of staff. */
  staffMembers: staffMembersPort,
  /** The rows that are deleted after a time, of all features. */
  retained: retainedPort,
  /** How far the items of the set-up are, of all features. */
  setup: setupStepsPort,
};
export interface ContentOptions extends Used<typeof contentNeeds> {
  /** Replaces the configured source. */
  rateSource?: RateSource;
}

export const createContent = (core: Core, options: ContentOptions): ContentServer => {
  const context = contentContext(core, options);
  // Without a source, the rates come from the product or from staff.
  const rateSource = options.rateSource ?? (core.config.exchangeRates === 'ecb' ? ecbSource() : undefined);

  const deletions = deletionCounter();

  return {
    name: 'content',
    reasons: contentReasons,
    routes: [
      ...articleRoutes(core, context),
      ...settingsRoutes(core, context),
      ...articleStaffRoutes(core, context),
      ...settingsStaffRoutes(core, context),
    ],
    jobs: [
      handleJob(readRatesJob, (_, run) => readRateSource(core, rateSource, run)),
      handleJob(publishArticlesJob, () => publishArticles(core)),
      handleJob(retentionJob, (_, run) => deleteOldRows({ ...core, retained: options.retained, deletions }, run)),
    ],
    counters: [deletions],
    files: [filesById('site-pictures', sitePictureTable.id)],
    plugin: webManifest(context),
    sitemapPaths: async () =>
      (await findSitemapRows(core.db, core.clock())).map(({ updatedAt, ...link }) => ({
        path: articleHref(presentLink(link)),
        modified: updatedAt,
      })),
    start: async () => {
      await seedContent(core);
      // The rates that ship with the product are old, so the source is read at the start.
      if (rateSource) await core.transaction((tx) => core.jobs.send(tx, readRatesJob, null));
    },
    ports: {
      retained: { article_votes: retainedVotes(core.db) },
      setup: ownSetupSteps(context, core.config),
      exchangeRates: exchangeRates(context),
      arrivalPhotos: { count: arrivalPhotosNow },
      stationSizes: { list: async (db) => (await readBoxSizes(db)).sizes },
      terms: serviceTerms(context),
      serviceFees: { now: () => serviceFeeFromMemory(context) },
      shop: { name: async () => (await readWebsite(context)).WEBSITE_NAME },
      website: {
        serviceEmail: async () => (await readWebsite(context)).SERVICE_EMAIL,
        seller: async () => {
          const { WEBSITE_NAME, SERVICE_EMAIL: email } = await readWebsite(context);
          const { name, address, registration } = presentCompany(await readCompany(context), defaultLanguage);
          return { name: name ?? WEBSITE_NAME, address, registration, email };
        },
      },
    },
  };
};

/** Makes content, and registers what it does for other features. */
export const contentFeature: Feature = (core) => {
  const feature = createContent(core, core.ports.use('content', contentNeeds));
  const { ports } = feature;
  core.ports.provide(exchangeRatesPort, ports.exchangeRates);
  core.ports.provide(chargeRatesPort, ports.exchangeRates);
  core.ports.provide(arrivalPhotosPort, ports.arrivalPhotos);
  core.ports.provide(stationSizesPort, ports.stationSizes);
  core.ports.provide(websitePort, ports.website);
  core.ports.provide(shopPort, ports.shop);
  core.ports.provide(termsPort, ports.terms);
  core.ports.provide(serviceFeesPort, ports.serviceFees);
  core.ports.provide(retainedPort, ports.retained);
  core.ports.provide(setupStepsPort, ports.setup);
  return feature;
};
