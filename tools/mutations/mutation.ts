/** A small change of the source that breaks one rule. Some test must fail with it. */
export interface Mutation {
  id: string;
  /** The rule, as a sentence. */
  rule: string;
  /** The changed file, as a path from the root. */
  file: string;
  /** A text that occurs exactly once in the file. */
  find: string;
  replace: string;
  /** Vitest's path filters for the tests that should catch it: few, so that a run takes seconds. */
  tests: readonly [string, ...string[]];
  /** More filters for the second run, if the rule is proved outside the library of the file. */
  also?: readonly string[];
  /** Why the change may survive. */
  survives?: string;
}

/** The changed text. Throws if the place to change is missing, or if there are several. */
export const mutate = ({ id, file, find, replace }: Mutation, text: string): string => {
  const parts = text.split(find);
  if (parts.length !== 2) throw new Error(`${id}: its text occurs ${parts.length - 1} times in ${file}`);
  return parts.join(replace);
};

/** The folder of the Vitest project that a path belongs to; empty if it belongs to several. */
export const projectOf = (path: string): string =>
  /^(?:tools|libs\/ui-kit|libs\/[^/]+\/[^/]+|apps\/[^/]+)(?=\/)/.exec(path)?.[0] ?? '';

/** The filters for the second run: all tests of the library, and those of the whole server for what all features use. */
export const wideFilters = ({ file, also = [] }: Mutation): string[] => {
  const isShared = file.startsWith('libs/platform/kernel/');
  return [`${projectOf(file)}/`, ...(isShared ? ['apps/server/'] : []), ...also];
};
