import { demoShopPath } from '@caravan/routes';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { indexPage, productJson, productPage, styleSheet } from './demo-page.ts';
import { demoProducts } from './demo-products.ts';
import { pictures } from './pictures.ts';

const drawn = new Map<string, Promise<Buffer>>();

const draw = (name: string, svg: string): Promise<Buffer> => {
  const picture = drawn.get(name) ?? sharp(Buffer.from(svg)).png().toBuffer();
  drawn.set(name, picture);
  return picture;
};

const html = 'text/html; charset=utf-8';

/**
 * Our demo shop for trying links, outside production only. It has one page for each way in which shops describe
 * products.
 */
export const demoShop = async (app: FastifyInstance): Promise<void> => {
  app.get(demoShopPath, async (_, reply) => reply.type(html).send(indexPage(demoProducts)));
  app.get(demoShopPath.slice(0, -1), async (_, reply) => reply.redirect(demoShopPath));
  for (const product of demoProducts) {
    app.get(`${demoShopPath}${product.path}`, async (_, reply) => reply.type(html).send(productPage(product)));
    if (product.markup === 'shop-json') app.get(`${demoShopPath}${product.path}.js`, async () => productJson(product));
  }
  for (const path of ['shop.css', 'cdn/shop/shop.css'])
    app.get(`${demoShopPath}${path}`, async (_, reply) => reply.type('text/css; charset=utf-8').send(styleSheet));
  for (const [name, svg] of Object.entries(pictures)) {
    app.get(`${demoShopPath}pictures/${name}.png`, async (_, reply) =>
      reply.type('image/png').send(await draw(name, svg)),
    );
  }
};
