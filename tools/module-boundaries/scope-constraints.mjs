import { readFileSync } from 'node:fs';

const { floors } = JSON.parse(readFileSync(new URL('./floors.json', import.meta.url), 'utf8'));
const layers = ['contract', 'api', 'port', 'web', 'console', 'server'];

/** Constraints of `@nx/enforce-module-boundaries`: a feature uses only itself and features of lower floors. */
export const scopeConstraints = () =>
  floors.flatMap((floor, height) =>
    floor.flatMap((scope) =>
      layers.map((layer) => ({
        allSourceTags: [`scope:${scope}`, `layer:${layer}`],
        onlyDependOnLibsWithTags: [...floors.slice(0, height).flat(), scope].map((name) => `scope:${name}`),
      })),
    ),
  );
