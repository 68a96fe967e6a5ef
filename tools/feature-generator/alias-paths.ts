/** `compilerOptions.paths` of the workspace. */
export type AliasPaths = Record<string, string[]>;

/** The doors of a new family: the contract's three, web and server. */
const doorsOf = (name: string): AliasPaths => ({
  [`@caravan/${name}/contract`]: [`./libs/${name}/contract/src/index.ts`],
  [`@caravan/${name}/contract/schema`]: [`./libs/${name}/contract/src/${name}.schema.ts`],
  [`@caravan/${name}/contract/testing`]: [`./libs/${name}/contract/src/testing/${name}.factory.ts`],
  [`@caravan/${name}/web`]: [`./libs/${name}/web/src/index.ts`],
  [`@caravan/${name}/server`]: [`./libs/${name}/server/src/index.ts`],
});

/** The family that an alias belongs to, where it is one with a contract. */
const familyOf = (alias: string, paths: AliasPaths): string | undefined => {
  const family = alias.split('/')[1];
  return paths[`@caravan/${family}/contract`] ? family : undefined;
};

/** The aliases with those of a new family among the others, in the order of the alphabet. */
export const withDoorsOf = (name: string, paths: AliasPaths): AliasPaths => {
  const entries = Object.entries(paths);
  const next = entries.findIndex(([alias]) => (familyOf(alias, paths) ?? '') > name);
  const at = next === -1 ? entries.length : next;
  return Object.fromEntries([...entries.slice(0, at), ...Object.entries(doorsOf(name)), ...entries.slice(at)]);
};

/** JSON as `tsconfig.base.json` is written: two spaces, a list of texts on one line. */
export const configText = (config: object): string => {
  const spread = JSON.stringify(config, null, 2);
  const compact = spread.replaceAll(/\[\s+((?:"[^"]*",?\s+)+)\]/g, (_, items: string) => `[${items.trim().replaceAll(/\s+/g, ' ')}]`);
  return `${compact}\n`;
};
