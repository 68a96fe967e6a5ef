/** The exports of the last build's page renderer. */
interface BuiltPages {
  routePatterns: () => string[];
}

const built = new URL('../../../../../dist/apps/shell/server/entry-server.js', import.meta.url).href;

/** All router patterns of the build under test. */
export const routePatterns = async (): Promise<string[]> => ((await import(built)) as BuiltPages).routePatterns();

const asExpression = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replaceAll(/[.+?^$()[\]\\|]/g, String.raw`\$&`)
      .replaceAll(/:\w+/g, '[^/]+')
      .replaceAll('/*', '/.+')}$`,
  );

/** Whether this pattern matches a path. If a more exact pattern also matches, the router prefers that one. */
export const isOpenedBy = (pattern: string, path: string): boolean => asExpression(pattern).test(path);
