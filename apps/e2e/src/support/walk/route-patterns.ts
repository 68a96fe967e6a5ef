/** What the page renderer of the last build says of itself. */
interface BuiltPages {
  routePatterns: () => string[];
}

const built = new URL('../../../../../dist/apps/shell/server/entry-server.js', import.meta.url).href;

/** Every pattern that the product's router knows, from the build that these journeys run against. */
export const routePatterns = async (): Promise<string[]> => ((await import(built)) as BuiltPages).routePatterns();

const asExpression = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll(/[.+?^$()[\]\\|]/g, String.raw`\$&`).replaceAll(/:\w+/g, '[^/]+').replaceAll('/*', '/.+')}$`);

/** Whether a path is opened by this pattern; where one that is more exact knows it as well, the router takes that one. */
export const isOpenedBy = (pattern: string, path: string): boolean => asExpression(pattern).test(path);
