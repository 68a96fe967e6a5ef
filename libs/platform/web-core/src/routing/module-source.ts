/**
 * The source file of a lazily loaded module, as Vite's manifest names it. The shell's server build writes it into what `import()`
 * gives, so that the server can tell the browser which files a page needs; elsewhere there is none.
 */
export const moduleSource = (module: object | undefined): string[] =>
  module && '__source' in module && typeof module.__source === 'string' ? [module.__source] : [];
