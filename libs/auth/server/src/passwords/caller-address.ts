import { isIPv6 } from 'node:net';

const groups = (address: string): string[] => {
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array.from({ length: missing }, () => '0'), ...right];
};

/**
 * What counts as one caller: an IPv4 address, or the /64 of an IPv6 one, because a household is given a whole /64 and
 * could otherwise count as 2^64 callers.
 */
export const callerAddress = (ip: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  const [bare = ''] = ip.split('%');
  if (!isIPv6(bare)) return ip;
  const network = groups(bare)
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
};
