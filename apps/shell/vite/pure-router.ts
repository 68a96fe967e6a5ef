import type { Plugin } from 'vite';

const inRouter = /node_modules[\\/]react-router[\\/]dist[\\/]production[\\/]/;
const displayName = /^\w+\.displayName = "\w+";$/gm;
const madeByReact = /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm;

/** The router's code without names for developer tools, and with what is made without effect marked as such. */
export const purify = (code: string): string => code.replace(displayName, '').replace(madeByReact, '$1/* @__PURE__ */ $2');

/**
 * Lets the browser's files go without components of the router that no page uses: `Form.displayName = "Form"` keeps `Form` and all it calls,
 * and so does a `forwardRef` that might do something.
 */
export const pureRouter = (): Plugin => ({
  name: 'caravan:pure-router',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  transform: (code, id) => (inRouter.test(id) ? { code: purify(code), map: null } : null),
});
