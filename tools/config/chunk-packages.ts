import type { Plugin } from 'vite';

const packageOf = (id: string): string | undefined =>
  /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1]?.replaceAll('\\', '/');

/**
 * Writes the packages of each script beside the manifest, so that `tools/bytes.mjs` finds a heavy package in the first
 * load.
 */
export const chunkPackages = (): Plugin => ({
  name: 'caravan:chunk-packages',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  generateBundle(_options, bundle) {
    const packages = Object.values(bundle).flatMap((file) => {
      if (file.type !== 'chunk') return [];
      const names = file.moduleIds.map(packageOf).filter((name) => name !== undefined);
      return [[file.fileName, [...new Set(names)].sort()]];
    });
    this.emitFile({
      type: 'asset',
      fileName: '.vite/packages.json',
      source: JSON.stringify(Object.fromEntries(packages), null, 2),
    });
  },
});
