import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const built = new URL('../../../../../dist/apps/shell/server/entry-server.js', import.meta.url).href;

const print = `import { routePatterns } from ${JSON.stringify(built)};
process.stdout.write(JSON.stringify(routePatterns()), () => process.exit());`;

/** All router patterns of the build under test, from another process: Playwright would compile what it imports. */
export const routePatterns = async (): Promise<string[]> => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', print]);
  return JSON.parse(stdout) as string[];
};

const asExpression = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replaceAll(/[.+?^$()[\]\\|]/g, String.raw`\$&`)
      .replaceAll(/:\w+/g, '[^/]+')
      .replaceAll('/*', '/.+')}$`,
  );

/** Whether this pattern matches a path. If a more exact pattern also matches, the router prefers that one. */
export const isOpenedBy = (pattern: string, path: string): boolean => asExpression(pattern).test(path);
