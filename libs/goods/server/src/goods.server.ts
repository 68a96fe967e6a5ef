import type { ExchangeRates } from '@caravan/content/port';
import { getGoods, goodsReasons } from '@caravan/goods/contract';
import type { GoodsPictures, GoodsSnapshots, SnapshotHolder } from '@caravan/goods/port';
import { handleJob, type Core, type FeatureServer } from '@caravan/server-core';
import { makeGuardedFetch } from './adapters/guarded-fetch.ts';
import { forServices } from './adapters/host-gate.ts';
import { oneboundService } from './adapters/onebound.source.ts';
import { makePageReader } from './adapters/page-reader.ts';
import { pageSource } from './adapters/page.source.ts';
import { tmapiService } from './adapters/tmapi.source.ts';
import { ensureKey } from './db/goods-key.repo.ts';
import { demoShopPath } from './demo-shop/demo-page.ts';
import { demoShop } from './demo-shop/demo-shop.plugin.ts';
import { demoProducts } from './demo-shop/demo-products.ts';
import { noExceptions, webPorts, type TargetRules } from './domain/address-guard.ts';
import { makeLookUpLimit } from './domain/look-up-limit.ts';
import { imagePaths, type ImagePath } from './present-goods.ts';
import type { GuardedFetch } from './ports/guarded-fetch.ts';
import type { ItemDataService } from './ports/goods-source.ts';
import { getGoodsRoute } from './routes/get-goods.route.ts';
import { getImageRoute } from './routes/get-image.route.ts';
import type { GoodsContext } from './use-cases/goods-context.ts';
import { goodsPictures } from './use-cases/goods-pictures.ts';
import { goodsSnapshots } from './use-cases/goods-snapshots.ts';
import { makeShowImage, type ShowImage } from './use-cases/show-image.ts';
import { sweep, sweepJob } from './use-cases/sweep.ts';

/** What goods asks of other features. */
export interface GoodsDependencies {
  exchangeRates: () => ExchangeRates;
  /** Every feature that keeps ids of snapshots. */
  snapshotHolders: () => readonly SnapshotHolder[];
}

/** What goods offers to other features. */
export interface GoodsPorts {
  snapshots: GoodsSnapshots;
  pictures: GoodsPictures;
}

/** Products behind links, their pictures, and outside production a demo shop to try them with. */
export interface GoodsServer extends FeatureServer {
  ports: GoodsPorts;
}

/** What lives as long as the process. */
interface Running extends GoodsContext {
  imagePath: ImagePath;
  showImage: ShowImage;
  close: () => Promise<unknown>;
}

/** The fetcher's exceptions: what the configuration names, and outside production the demo shop at our own address. */
const targetRules = ({ production, port, publicUrl, goods }: Core['config']): TargetRules => {
  const { hostname, port: publicPort, protocol } = new URL(publicUrl);
  const ownHosts = [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, `${hostname}:${publicPort || (protocol === 'https:' ? '443' : '80')}`];
  return {
    allowHosts: new Set(production ? [] : goods.allowHosts),
    own: production ? undefined : { hosts: new Set(ownHosts), path: demoShopPath },
    ports: webPorts,
  };
};

/** A key that is sent somewhere else is a key that is lost: no redirects. */
const serviceLimits = { redirects: 0, bytes: 1024 * 1024 };

/** Those for which there is a key, the one with the wider reach first. */
const itemDataServices = ({ goods: { onebound, tmapiToken } }: Core['config'], fetch: GuardedFetch): ItemDataService[] => [
  ...(onebound ? [oneboundService(onebound, fetch)] : []),
  ...(tmapiToken ? [tmapiService(tmapiToken, fetch)] : []),
];

/** As many as one address may call `GET /goods`: pages and calls together reach no further than calls alone. */
const lookUpsPerMinute = getGoods.limit?.max ?? 60;

export const goodsServer = ({ exchangeRates, snapshotHolders }: GoodsDependencies): GoodsServer => {
  let running: Running | undefined;
  let imageKey: Buffer | undefined;

  const key = (): Buffer => {
    if (!imageKey) throw new Error('goods was called before it was started');
    return imageKey;
  };
  const runningOrThrow = (): Running => {
    if (!running) throw new Error('goods was called before the server was built');
    return running;
  };

  return {
    name: 'goods',
    reasons: goodsReasons,
    start: async (core) => {
      imageKey = await ensureKey(core.db, 'image_token');
      const { production, port } = core.config;
      return production ? [] : [`A product link to try: http://localhost:${port}${demoShopPath}${demoProducts[0]?.path}`];
    },
    routes: (core) => {
      const { config, db, clock, log, files } = core;
      const userAgent = `CaravanBot/1.0 (+${config.publicUrl})`;
      const fetch = makeGuardedFetch({ rules: targetRules(config), userAgent });
      const askService = makeGuardedFetch({ rules: noExceptions, userAgent, politeness: forServices, limits: serviceLimits });
      const reader = makePageReader();
      let paths: ImagePath | undefined;
      const imagePath: ImagePath = (url) => (paths ??= imagePaths(key()))(url);
      running = {
        db,
        clock,
        log,
        exchangeRates,
        imagePath,
        showImage: makeShowImage({ fetch, files, clock }),
        services: itemDataServices(config, askService),
        page: pageSource({ fetch, reader }),
        flights: { running: new Map(), failed: new Map() },
        close: () => Promise.all([fetch.close(), askService.close(), reader.close()]),
      };
      const limit = makeLookUpLimit({ clock, max: lookUpsPerMinute });
      const admit = config.rateLimits ? limit : () => undefined;
      return [getGoodsRoute(running, imagePath, admit), getImageRoute(running.showImage, key)];
    },
    jobs: ({ db, files, clock }) => [handleJob(sweepJob, (_, { signal }) => sweep({ db, files, clock, snapshotHolders }, signal))],
    plugin: async (app, core) => {
      app.addHook('onClose', async () => {
        await running?.close();
      });
      if (!core.config.production) await app.register(demoShop);
    },
    ports: { snapshots: goodsSnapshots(runningOrThrow), pictures: goodsPictures(runningOrThrow, key) },
  };
};
