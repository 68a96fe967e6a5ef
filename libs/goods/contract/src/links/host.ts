/**
 * Returns the host of the first matching pattern: `item.jd.com` matches exactly this host, `.jd.com` matches it and
 * every subdomain. Never compare by `includes`: `amazon.com.evil.org` is not a shop.
 */
export const matchHost = (host: string, patterns: readonly string[]): string | undefined => {
  const plain = host.toLowerCase().replace(/\.$/, '');
  const found = patterns.find((pattern) =>
    pattern.startsWith('.')
      ? plain === pattern.slice(1) || plain.endsWith(pattern)
      : plain === pattern || plain === `www.${pattern}`,
  );
  return found?.replace(/^\./, '');
};

/**
 * All query parameters of an address with names in lower case: from the query, from a hash route's query, and from a
 * query that is encoded as a whole.
 */
export const queryOf = (url: URL): [name: string, value: string][] => {
  const hash = url.hash.includes('?') ? url.hash.slice(url.hash.indexOf('?') + 1) : '';
  const whole = /%3d/i.test(url.search) ? decodeOnce(url.search) : '';
  return [url.search, hash, whole.replace(/^\?/, '')].flatMap((text) =>
    [...new URLSearchParams(text)].map(([name, value]): [string, string] => [name.toLowerCase(), value]),
  );
};

/** Decodes one layer of percent-encoding; returns text that is not encoded, or badly encoded, unchanged. */
export const decodeOnce = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
