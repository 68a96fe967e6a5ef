type Names<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

type Values<P extends string> = { [K in Names<P>]: string | number };
type QueryValues = Record<string, string | number | boolean | undefined>;

/** A page's path, defined once: the pattern for the router, `href` for links. */
export interface PagePath<P extends string = string> {
  pattern: P;
  href: (
    ...args: [Names<P>] extends [never] ? [query?: QueryValues] : [params: Values<P>, query?: QueryValues]
  ) => string;
}

/** Fills the `:name` parts and encodes the values. */
const fill = (pattern: string, params: Record<string, string | number>): string =>
  pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

/** Adds the query parameters that have a value. */
const withQuery = (path: string, query: QueryValues | undefined): string => {
  if (!query) return path;
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return search ? `${path}?${search}` : path;
};

/* @__NO_SIDE_EFFECTS__ */
export const definePath = <const P extends string>(pattern: P): PagePath<P> => ({
  pattern,
  href: ((...args: unknown[]) => {
    const [path, query] = pattern.includes(':')
      ? [fill(pattern, args[0] as Record<string, string | number>), args[1]]
      : [pattern, args[0]];
    return withQuery(path, query as QueryValues | undefined);
  }) as PagePath<P>['href'],
});

const anySite = 'http://site.invalid';

/**
 * The path, query and fragment of an address, if it is a path of this site, in the form to which browsers resolve it.
 * Undefined for everything else. Server and browser redirect to such a path only (specification 6.6).
 */
export const ownPath = (address: string | null | undefined): string | undefined => {
  // Browsers drop tab, newline and carriage return from URLs and read a backslash as a slash.
  if (!address?.startsWith('/') || /[\u0000-\u001f\\]/.test(address) || !URL.canParse(address, anySite))
    return undefined;
  const { origin, pathname, search, hash } = new URL(address, anySite);
  // Without its dots, `/..//host` is `//host`, which names a host when it is resolved again.
  return origin === anySite && !pathname.startsWith('//') ? pathname + search + hash : undefined;
};
