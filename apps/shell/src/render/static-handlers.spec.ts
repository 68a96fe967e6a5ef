import { createStaticHandler, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { staticHandlers } from './static-handlers.ts';

const says = (text: string) => () => text;

const routes: RouteObject[] = [
  {
    id: 'root',
    loader: says('root'),
    children: [
      {
        loader: says('layout'),
        children: [
          { index: true, loader: says('home') },
          { path: '/cart', loader: says('cart') },
          { path: '/article/:id', loader: says('article') },
          { path: '/mine/', children: [{ path: 'order', loader: says('orders') }] },
          { id: 'not-found', path: '*', loader: says('nothing') },
        ],
      },
      { path: '/user/login', loader: says('login') },
    ],
  },
];

const answerOf = async (handler: ReturnType<typeof createStaticHandler>, path: string) => {
  const context = await handler.query(new Request(new URL(path, 'http://shop.test')));
  if (context instanceof Response) throw new Error('redirected');
  const { loaderData, matches, statusCode, errors } = context;
  return { loaderData, statusCode, errors, matches: matches.map(({ route, params, pathname }) => [route.id, params, pathname]) };
};

const leaves = (all: readonly { children?: readonly object[] }[]): number => all.reduce((sum, { children }) => sum + (children ? leaves(children) : 1), 0);

test.each(['/', '/?a=1', '/cart', '/cart/', '/CART', '/mine/order', '/user/login', '/article/5', '/article/', '/nowhere', '/mine'])('%s is answered as by all routes', async (path) => {
  const handler = staticHandlers(routes)(new URL(path, 'http://shop.test').pathname);
  expect(await answerOf(handler, path)).toEqual(await answerOf(createStaticHandler(routes), path));
});

test.each(['/', '/cart', '/mine/order', '/user/login'])('%s is tried against its own route alone', (path) => {
  expect(leaves(staticHandlers(routes)(path).dataRoutes)).toBe(1);
});

test.each(['/article/5', '/nowhere', '/cart/'])('%s is tried against all', (path) => {
  expect(leaves(staticHandlers(routes)(path).dataRoutes)).toBe(6);
});
