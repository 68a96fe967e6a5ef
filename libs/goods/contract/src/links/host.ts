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

/** Decodes one layer of percent-encoding; returns text that is not encoded, or badly encoded, unchanged. */
export const decodeOnce = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The most layers of percent-encoding around a link. */
const maxLayers = 5;

/** The text, and what it is after each layer of percent-encoding, the plainest last. */
export const decodeLayers = (text: string): string[] => {
  const layers = [text];
  while (layers.length < maxLayers) {
    const last = layers.at(-1) ?? '';
    const next = decodeOnce(last);
    if (next === last) break;
    layers.push(next);
  }
  return layers;
};

type Parameter = [name: string, value: string];

const jsonField = /"(\w+)"\s*:\s*"?([^"{}[\],]+)/g;

/** The parameter, and the fields of a JSON object that is its value. */
const withFields = ([name, value]: Parameter): Parameter[] => [
  [name.toLowerCase(), value.trim()],
  ...(value.startsWith('{') ? [...value.matchAll(jsonField)] : []).map(([, field = '', inside = '']): Parameter => [
    field.toLowerCase(),
    inside.replaceAll('\\/', '/').trim(),
  ]),
];

/**
 * All query parameters of an address with names in lower case: from the query, from a hash route's query, from a
 * query that is encoded as a whole, and from JSON in a parameter.
 */
export const queryOf = (url: URL): Parameter[] => {
  const hash = url.hash.includes('?') ? url.hash.slice(url.hash.indexOf('?') + 1) : '';
  const whole = /%3d/i.test(url.search) ? decodeOnce(url.search) : '';
  return [url.search, hash, whole.replace(/^\?/, '')].flatMap((text) =>
    [...new URLSearchParams(text)].flatMap(withFields),
  );
};
