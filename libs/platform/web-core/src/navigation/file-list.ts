/** The list being written, while somebody asks which files a page is made of. */
let list: string[] | undefined;

/**
 * The files that `load` would load by `import()`, in the order in which they are named; none is loaded or run, and what `load` has promised
 * never comes. Only the built shell knows its files: anywhere else, and for code that is a single file, `load` really loads.
 */
export const filesLoadedBy = (load: () => unknown): string[] => {
  const files: string[] = [];
  list = files;
  try {
    load();
  } finally {
    list = undefined;
  }
  return files;
};

/** Called by the built shell before each `import()`: whether its files were only asked for, and so are not to be loaded. */
export const isOnlyAsked = (files: readonly string[]): boolean => {
  list?.push(...files);
  return list !== undefined;
};
