import type { ExchangeRates } from '@caravan/content/port';
import { goodsReasons } from '@caravan/goods/contract';
import type { GoodsSnapshots } from '@caravan/goods/port';
import type { Core, FeatureServer } from '@caravan/server-core';
import { makeGuardedFetch } from './adapters/guarded-fetch.ts';
import { makePageReader } from './adapters/page-reader.ts';
import { pageSource } from './adapters/page.source.ts';
import { ensureKey } from './db/goods-key.repo.ts';
import { demoShopPath } from './demo-shop/demo-page.ts';
import { demoShop } from './demo-shop/demo-shop.plugin.ts';
import { demoProducts } from './demo-shop/demo-products.ts';
import { webPorts, type TargetRules } from './domain/address-guard.ts';
import { imagePaths, type ImagePath } from './present-goods.ts';
import { getGoodsRoute } from './routes/get-goods.route.ts';
import { getImageRoute } from './routes/get-image.route.ts';
import type { GoodsContext } from './use-cases/goods-context.ts';
import { goodsSnapshots } from './use-cases/goods-snapshots.ts';
import { makeShowImage } from './use-cases/show-image.ts';

/** What goods asks of other features. */
export interface GoodsDependencies {
  exchangeRates: () => ExchangeRates;
}

/** What goods offers to other features. */
export interface GoodsPorts {
  snapshots: GoodsSnapshots;
}

/** Products behind links, their pictures, and outside production a demo shop to try them with. */
export interface GoodsServer extends FeatureServer {
  ports: GoodsPorts;
}

/** What lives as long as the process. */
interface Running extends GoodsContext {
  imagePath: ImagePath;
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

export const goodsServer = ({ exchangeRates }: GoodsDependencies): GoodsServer => {
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
      const fetch = makeGuardedFetch({ rules: targetRules(config), userAgent: `CaravanBot/1.0 (+${config.publicUrl})` });
      const reader = makePageReader();
      const imagePath: ImagePath = (url) => imagePaths(key())(url);
      running = {
        db,
        clock,
        log,
        exchangeRates,
        imagePath,
        sources: [pageSource({ fetch, reader })],
        flights: { running: new Map(), failed: new Map() },
        close: () => Promise.all([fetch.close(), reader.close()]),
      };
      return [getGoodsRoute(running, imagePath), getImageRoute(makeShowImage({ fetch, files, clock }), key)];
    },
    plugin: async (app, core) => {
      app.addHook('onClose', async () => {
        await running?.close();
      });
      if (!core.config.production) await app.register(demoShop);
    },
    ports: { snapshots: goodsSnapshots(runningOrThrow) },
  };
};
