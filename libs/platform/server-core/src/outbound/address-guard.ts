import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Public by their range, but never a server of others: a cloud provider's service address, and IPv4 written as "compatible" IPv6.
 */
const furtherDenied = ['168.63.129.16/32', '::/96', '64:ff9b:1::/48'].map((range) => ipaddr.parseCIDR(range));

/** All public IPv6 addresses. */
const globalUnicast = ipaddr.parseCIDR('2000::/3');

const matches = (address: ipaddr.IPv4 | ipaddr.IPv6, range: [ipaddr.IPv4 | ipaddr.IPv6, number]): boolean =>
  address.kind() === range[0].kind() &&
  (address.kind() === 'ipv4'
    ? (address as ipaddr.IPv4).match(range as [ipaddr.IPv4, number])
    : (address as ipaddr.IPv6).match(range as [ipaddr.IPv6, number]));

/**
 * True if an IP address belongs to the public internet. IPv4 inside IPv6 counts as the IPv4 address that it reaches.
 */
export const isPublicAddress = (text: string): boolean => {
  const bare = text.replace(/^\[|\]$/g, '').replace(/%.*$/, '');
  if (isIP(bare) === 0) return false;
  // In hexadecimal form, because ipaddr would take `::8.8.8.8` for the mapped `::ffff:8.8.8.8`.
  const address = ipaddr.process(isIP(bare) === 6 ? new URL(`http://[${bare}]`).hostname.slice(1, -1) : bare);
  if (address.range() !== 'unicast') return false;
  if (furtherDenied.some((range) => matches(address, range))) return false;
  return address.kind() === 'ipv4' || matches(address, globalUnicast);
};

/** Names that never mean a public host. They are refused before they are resolved. */
const privateNames = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|arpa|onion|test|invalid)\.?$/i;

/** Ports on which shops serve pages. A URL without a port uses its scheme's default. */
export const webPorts: ReadonlySet<string> = new Set(['80', '443', '8080', '8443']);

export type Target = 'public' | 'allowed' | 'refused';

export interface TargetRules {
  /** `host:port` pairs that may be reached although they are private, with any path. */
  allowHosts: ReadonlySet<string>;
  /** Our demo shop: these hosts, but only below this path. */
  own: { hosts: ReadonlySet<string>; path: string } | undefined;
  ports: ReadonlySet<string>;
}

export const noExceptions: TargetRules = { allowHosts: new Set(), own: undefined, ports: webPorts };

/** `host:port` of a URL, always with the port. */
export const hostAndPort = (url: Pick<URL, 'hostname' | 'port' | 'protocol'>): string =>
  `${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`;

/**
 * An IP address in any spelling (`2130706433`, `0177.0.0.1`, `[::ffff:7f00:1]`), because the URL parser has normalised
 * it.
 */
const isLiteral = (hostname: string): boolean => isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;

/** Checks a URL before its page is fetched. The addresses of its name are checked on connecting. */
export const checkTarget = (url: URL, rules: TargetRules): Target => {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'refused';
  if (url.username || url.password) return 'refused';
  const target = hostAndPort(url);
  if (rules.allowHosts.has(target)) return 'allowed';
  if (rules.own?.hosts.has(target)) return url.pathname.startsWith(rules.own.path) ? 'allowed' : 'refused';
  if (url.port && !rules.ports.has(url.port)) return 'refused';
  if (isLiteral(url.hostname)) return isPublicAddress(url.hostname) ? 'public' : 'refused';
  return url.hostname.includes('.') && !privateNames.test(url.hostname) ? 'public' : 'refused';
};
