import { readFileSync } from 'node:fs';

const { floors, exceptions } = JSON.parse(readFileSync(new URL('./floors.json', import.meta.url), 'utf8'));
const layers = ['contract', 'api', 'port', 'web', 'console', 'server'];

/**
 * Constraints of `@nx/enforce-module-boundaries`: a feature uses only itself and features of lower floors, and each of
 * its libraries also what `exceptions` lists for it.
 */
export const scopeConstraints = () =>
  floors.flatMap((floor, height) =>
    floor.flatMap((scope) =>
      layers.map((layer) => ({
        allSourceTags: [`scope:${scope}`, `layer:${layer}`],
        onlyDependOnLibsWithTags: [
          ...floors.slice(0, height).flat(),
          scope,
          ...(exceptions[`${scope}-${layer}`] ?? []),
        ].map((name) => `scope:${name}`),
      })),
    ),
  );
