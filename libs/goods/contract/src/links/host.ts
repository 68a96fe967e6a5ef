/**
 * Whether a host is one of `patterns`: `item.jd.com` means exactly this host, `.jd.com` means it and everything below.
 * Never by `includes`: `amazon.com.evil.org` is nobody's shop. Returns the pattern's host.
 */
export const matchHost = (host: string, patterns: readonly string[]): string | undefined => {
  const plain = host.toLowerCase().replace(/\.$/, '');
  const found = patterns.find((pattern) =>
    pattern.startsWith('.') ? plain === pattern.slice(1) || plain.endsWith(pattern) : plain === pattern || plain === `www.${pattern}`,
  );
  return found?.replace(/^\./, '');
};

/** Every query parameter of an address by its name in lower case: of the query, of a hash route's query, and of a query that was encoded as a whole. */
export const queryOf = (url: URL): [name: string, value: string][] => {
  const hash = url.hash.includes('?') ? url.hash.slice(url.hash.indexOf('?') + 1) : '';
  const whole = /%3d/i.test(url.search) ? decodeOnce(url.search) : '';
  return [url.search, hash, whole.replace(/^\?/, '')].flatMap((text) =>
    [...new URLSearchParams(text)].map(([name, value]): [string, string] => [name.toLowerCase(), value]),
  );
};

/** Undoes one layer of percent-encoding; text that is not encoded, or badly, stays as it is. */
export const decodeOnce = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
