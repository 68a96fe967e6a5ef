import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Ordinary by their range, yet nobody's shop: a cloud's own service address, and IPv4 written as the old "compatible" IPv6. */
const furtherDenied = ['168.63.129.16/32', '::/96', '64:ff9b:1::/48'].map((range) => ipaddr.parseCIDR(range));

/** All of IPv6 that is given out to the public. */
const globalUnicast = ipaddr.parseCIDR('2000::/3');

const matches = (address: ipaddr.IPv4 | ipaddr.IPv6, range: [ipaddr.IPv4 | ipaddr.IPv6, number]): boolean =>
  address.kind() === range[0].kind() &&
  (address.kind() === 'ipv4'
    ? (address as ipaddr.IPv4).match(range as [ipaddr.IPv4, number])
    : (address as ipaddr.IPv6).match(range as [ipaddr.IPv6, number]));

/** Whether an IP address belongs to the public internet. IPv4 inside IPv6 counts as what it really reaches. */
export const isPublicAddress = (text: string): boolean => {
  const bare = text.replace(/^\[|\]$/g, '').replace(/%.*$/, '');
  if (isIP(bare) === 0) return false;
  // In its hexadecimal form: ipaddr takes `::8.8.8.8` for the mapped `::ffff:8.8.8.8`.
  const address = ipaddr.process(isIP(bare) === 6 ? new URL(`http://[${bare}]`).hostname.slice(1, -1) : bare);
  if (address.range() !== 'unicast') return false;
  if (furtherDenied.some((range) => matches(address, range))) return false;
  return address.kind() === 'ipv4' || matches(address, globalUnicast);
};

/** Names that never mean a public host, refused before anything is resolved. */
const privateNames = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|arpa|onion|test|invalid)\.?$/i;

/** Ports on which shops serve pages; an address without one means its scheme's own. */
export const webPorts: ReadonlySet<string> = new Set(['80', '443', '8080', '8443']);

export type Target = 'public' | 'allowed' | 'refused';

export interface TargetRules {
  /** `host:port` that may be reached although private, with any path. */
  allowHosts: ReadonlySet<string>;
  /** Our own demo shop: these hosts, but only below this path. */
  own: { hosts: ReadonlySet<string>; path: string } | undefined;
  ports: ReadonlySet<string>;
}

export const noExceptions: TargetRules = { allowHosts: new Set(), own: undefined, ports: webPorts };

/** `host:port` of an address, the port always written. */
export const hostAndPort = (url: Pick<URL, 'hostname' | 'port' | 'protocol'>): string =>
  `${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`;

/** A literal in any spelling (`2130706433`, `0177.0.0.1`, `[::ffff:7f00:1]`): the URL parser has already brought it into one form. */
const isLiteral = (hostname: string): boolean => isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;

/** Whether a page may be fetched from this address, as far as the address itself tells; what its name resolves to is checked on connecting. */
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
