type Names<P extends string> = P extends `${string}:${infer Name}/${infer Rest}` ? Name | Names<`/${Rest}`> : P extends `${string}:${infer Name}` ? Name : never;

type Values<P extends string> = { [K in Names<P>]: string | number };
type QueryValues = Record<string, string | number | boolean | undefined>;

/** A page's path, written once: the pattern for the router, `href` for links. */
export interface PagePath<P extends string = string> {
  pattern: P;
  href: (...args: [Names<P>] extends [never] ? [query?: QueryValues] : [params: Values<P>, query?: QueryValues]) => string;
}

/** Fills `:name` parts, encoded. */
const fill = (pattern: string, params: Record<string, string | number>): string =>
  pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

/** Adds query parameters that are set. */
const withQuery = (path: string, query: QueryValues | undefined): string => {
  if (!query) return path;
  const search = new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))).toString();
  return search ? `${path}?${search}` : path;
};

/* @__NO_SIDE_EFFECTS__ */
export const definePath = <const P extends string>(pattern: P): PagePath<P> => ({
  pattern,
  href: ((...args: unknown[]) => {
    const [path, query] = pattern.includes(':') ? [fill(pattern, args[0] as Record<string, string | number>), args[1]] : [pattern, args[0]];
    return withQuery(path, query as QueryValues | undefined);
  }) as PagePath<P>['href'],
});

/** `next` of a login must be a path of this site: it starts with one slash, and a browser resolves it to this origin. */
export const ownPath = (next: string | null | undefined): string | undefined => {
  // Browsers drop tab, newline and carriage return from URLs and read a backslash as a slash: refuse both before they can hide a host.
  if (!next || !/^\/(?![/\\])/.test(next) || /[\u0000-\u001f\\]/.test(next)) return undefined;
  const resolved = new URL(next, 'http://site.invalid');
  return resolved.origin === 'http://site.invalid' ? resolved.pathname + resolved.search + resolved.hash : undefined;
};
