import { exchangeRatesPort } from '@caravan/content/port';
import { getGoods, goodsReasons } from '@caravan/goods/contract';
import {
  type GoodsPictures,
  goodsPicturesPort,
  type GoodsSnapshots,
  goodsSnapshotsPort,
  snapshotHoldersPort,
} from '@caravan/goods/port';
import { minute } from '@caravan/kernel';
import { demoShopPath } from '@caravan/routes';
import {
  callLimit,
  type Core,
  ensureKey,
  type Feature,
  type FeatureServer,
  handleJob,
  noExceptions,
  type PersonalData,
  personalDataPort,
  type TargetRules,
  type Used,
  webPorts,
} from '@caravan/server-core';
import { makeGuardedFetch } from './fetching/guarded-fetch.ts';
import { forPages, forServices } from './fetching/host-gate.ts';
import { oneboundService } from './services/onebound.source.ts';
import type { PageReader } from './pages/page-reader-port.ts';
import { makePageReader } from './pages/page-reader.ts';
import { sharedTurns } from './fetching/shared-turns.ts';
import { pageSource } from './pages/page.source.ts';
import { tmapiService } from './services/tmapi.source.ts';
import { goodsKeyTable } from './snapshots/goods-snapshot.table.ts';
import { demoShop } from './demo-shop/demo-shop.plugin.ts';
import { demoProducts } from './demo-shop/demo-products.ts';
import { imagePaths } from './look-ups/present-goods.ts';
import type { GuardedFetch } from './fetching/fetch-port.ts';
import type { ItemDataService } from './look-ups/goods-source.ts';
import { goodsRoutes, type GoodsRoutesContext } from './look-ups/goods.routes.ts';
import { savedRoutes } from './saved/saved.routes.ts';
import { lookUpCounter } from './look-ups/goods-context.ts';
import { makeImageStore } from './pictures/image-store.ts';
import { goodsPictures, makeShowImage } from './pictures/show-image.ts';
import { goodsSnapshots } from './snapshots/goods-snapshots.ts';
import { goodsPersonalData } from './saved/save-goods.ts';
import { sharedWork } from './look-ups/shared-work.ts';
import { sweep, sweepJob } from './look-ups/sweep.ts';

/** The ports that goods needs from other features. */
export const goodsNeeds = {
  exchangeRates: exchangeRatesPort,
  /** The features that store ids of snapshots. */
  snapshotHolders: snapshotHoldersPort,
};
export type GoodsDependencies = Used<typeof goodsNeeds>;

/** The ports of goods for other features. */
export interface GoodsPorts {
  snapshots: GoodsSnapshots;
  pictures: GoodsPictures;
  personalData: PersonalData;
}

/** Products behind links, their pictures, and a demo shop outside production. */
export interface GoodsServer extends FeatureServer {
  ports: GoodsPorts;
}

/** The fetcher's exceptions: the configured hosts, and outside production the demo shop at our own address. */
const targetRules = ({ production, port, publicUrl, goods }: Core['config']): TargetRules => {
  const { hostname, port: publicPort, protocol } = new URL(publicUrl);
  const ownHosts = [
    `localhost:${port}`,
    `127.0.0.1:${port}`,
    `[::1]:${port}`,
    `${hostname}:${publicPort || (protocol === 'https:' ? '443' : '80')}`,
  ];
  return {
    allowHosts: new Set(production ? [] : goods.allowHosts),
    own: production ? undefined : { hosts: new Set(ownHosts), path: demoShopPath },
    ports: webPorts,
  };
};

/** Redirects are disabled, because they would send the key to another host. */
const serviceLimits = { redirects: 0, bytes: 1024 * 1024 };

/** The services with a key, the one that supports more shops first. */
const itemDataServices = (
  { goods: { onebound, tmapiToken } }: Core['config'],
  fetch: GuardedFetch,
): ItemDataService[] => [
  ...(onebound ? [oneboundService(onebound, fetch)] : []),
  ...(tmapiToken ? [tmapiService(tmapiToken, fetch)] : []),
];

/** New pictures that one address may make us fetch. An office of shoppers with open products stays below it. */
const imagesPerMinute = 300;

/** The limit of `GET /goods` for one address, shared by pages and calls. */
const lookUpsPerMinute = getGoods.limit?.max ?? 60;

/** `reader` reads pages and shops' JSON, in threads of its own. */
export const createGoods = async (
  core: Core,
  { exchangeRates, snapshotHolders }: GoodsDependencies,
  reader: PageReader = makePageReader(),
): Promise<GoodsServer> => {
  const { config, db, clock, log, files, pictures, counters, attempts } = core;
  const imageKey = await ensureKey(db, goodsKeyTable, 'image_token');
  const userAgent = `CaravanBot/1.0 (+${config.publicUrl})`;
  const turns = sharedTurns(core, { ...forPages, longest: 10_000 });
  const fetch = makeGuardedFetch({ rules: targetRules(config), userAgent, turns });
  const askService = makeGuardedFetch({
    rules: noExceptions,
    userAgent,
    politeness: forServices,
    limits: serviceLimits,
  });
  const context: GoodsRoutesContext = {
    db,
    clock,
    log,
    exchangeRates,
    isReal: config.production,
    imageKey,
    imagePath: imagePaths(imageKey),
    showImage: makeShowImage({ fetch, pictures, clock, log, store: makeImageStore({ files, clock, log }) }),
    services: itemDataServices(config, askService),
    page: pageSource({ fetch, reader }),
    runningLookUps: sharedWork(),
    lookUps: lookUpCounter(),
    admit: callLimit({ attempts, clock, name: 'look-up', rule: { limit: lookUpsPerMinute, window: minute } }),
    admitImage: callLimit({ attempts, clock, name: 'picture', rule: { limit: imagesPerMinute, window: minute } }),
  };
  const saved = { db, clock, transaction: core.transaction, imagePath: context.imagePath };

  return {
    name: 'goods',
    reasons: goodsReasons,
    start: async () =>
      config.production
        ? []
        : [`A product link to try: http://localhost:${config.port}${demoShopPath}${demoProducts[0]?.path}`],
    routes: [...goodsRoutes(context), ...savedRoutes(saved)],
    counters: [context.lookUps],
    jobs: [handleJob(sweepJob, (_, { signal }) => sweep({ db, files, clock, snapshotHolders }, signal))],
    close: () => Promise.all([fetch.close(), askService.close(), reader.close()]),
    plugin: async (app) => {
      if (!config.production) await app.register(demoShop);
    },
    ports: {
      snapshots: goodsSnapshots({ ...context, counters }),
      pictures: goodsPictures(context),
      personalData: goodsPersonalData(saved),
    },
  };
};

/** Makes goods, and registers what it does for other features. */
export const goodsFeature: Feature = async (core) => {
  const feature = await createGoods(core, core.ports.use('goods', goodsNeeds));
  const { ports } = feature;
  core.ports.provide(goodsSnapshotsPort, ports.snapshots);
  core.ports.provide(goodsPicturesPort, ports.pictures);
  core.ports.provide(personalDataPort, [ports.personalData]);
  return feature;
};
