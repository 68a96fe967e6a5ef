import { createStaticHandler, type RouteObject, type StaticHandler } from 'react-router-dom';

const hasParameters = /[:*?]/;

/** Each page with the layouts around it, the outermost first. */
const branchesOf = (routes: readonly RouteObject[], outer: readonly RouteObject[] = []): RouteObject[][] =>
  routes.flatMap((route) => (route.children ? branchesOf(route.children, [...outer, route]) : [[...outer, route]]));

const pathOf = (branch: readonly RouteObject[]): string => `/${branch.flatMap(({ path }) => path?.split('/') ?? []).filter(Boolean).join('/')}`;

/** The routes of one branch, without their siblings. */
const alone = ([route, ...inner]: readonly RouteObject[]): RouteObject[] =>
  route ? [{ ...route, ...(inner.length > 0 ? { children: alone(inner) } : {}) } as RouteObject] : [];

/**
 * The handler of an address. The router tries one route after the other, which for the home page, its last, took a twentieth of the
 * rendering: an address without parameters has a handler that knows no other page.
 */
export const staticHandlers = (routes: RouteObject[]): ((pathname: string) => StaticHandler) => {
  const whole = createStaticHandler(routes);
  // Of what the whole handler has made of the routes: a route's id depends on its place, and the browser's routes are whole.
  const branches = branchesOf(whole.dataRoutes as RouteObject[]).filter((branch) => !hasParameters.test(pathOf(branch)));
  const byPath = new Map(branches.map((branch) => [pathOf(branch), createStaticHandler(alone(branch))]));
  return (pathname) => byPath.get(pathname) ?? whole;
};
