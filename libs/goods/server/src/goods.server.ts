import type { ExchangeRates } from '@caravan/content/port';
import { getGoods, goodsReasons } from '@caravan/goods/contract';
import type { GoodsPictures, GoodsSnapshots, SnapshotHolder } from '@caravan/goods/port';
import { minute } from '@caravan/kernel';
import {
  callLimit,
  type Core,
  ensureKey,
  type FeatureServer,
  handleJob,
  noExceptions,
  type PersonalData,
  type TargetRules,
  webPorts,
} from '@caravan/server-core';
import { makeGuardedFetch } from './adapters/guarded-fetch.ts';
import { forPages, forServices } from './adapters/host-gate.ts';
import { oneboundService } from './adapters/onebound.source.ts';
import { makePageReader } from './adapters/page-reader.ts';
import { sharedTurns } from './adapters/shared-turns.ts';
import { pageSource } from './adapters/page.source.ts';
import { tmapiService } from './adapters/tmapi.source.ts';
import { goodsKeyTable } from './db/goods-snapshot.table.ts';
import { demoShopPath } from './demo-shop/demo-page.ts';
import { demoShop } from './demo-shop/demo-shop.plugin.ts';
import { demoProducts } from './demo-shop/demo-products.ts';
import { imagePaths } from './present-goods.ts';
import type { GuardedFetch } from './ports/guarded-fetch.ts';
import type { ItemDataService } from './ports/goods-source.ts';
import { goodsRoutes, type GoodsRoutesContext } from './routes/goods.routes.ts';
import { savedRoutes } from './routes/saved.routes.ts';
import { lookUpCounter } from './use-cases/goods-context.ts';
import { makeImageStore } from './use-cases/image-store.ts';
import { goodsPictures, makeShowImage } from './use-cases/show-image.ts';
import { goodsSnapshots } from './use-cases/goods-snapshots.ts';
import { goodsPersonalData } from './use-cases/save-goods.ts';
import { sharedWork } from './use-cases/shared-work.ts';
import { sweep, sweepJob } from './use-cases/sweep.ts';

/** The ports that goods needs from other features. */
export interface GoodsDependencies {
  exchangeRates: () => ExchangeRates;
  /** The features that store ids of snapshots. */
  snapshotHolders: () => readonly SnapshotHolder[];
}

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

export const createGoods = async (
  core: Core,
  { exchangeRates, snapshotHolders }: GoodsDependencies,
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
  const reader = makePageReader();
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
    flights: sharedWork(),
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
      snapshots: goodsSnapshots({ ...context, countRead: counters.cacheReads('goods_snapshots') }),
      pictures: goodsPictures(context),
      personalData: goodsPersonalData(saved),
    },
  };
};
