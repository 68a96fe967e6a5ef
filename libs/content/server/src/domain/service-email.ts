import { isIP } from 'node:net';

const isName = (hostname: string): boolean => !isIP(hostname.replaceAll(/[[\]]/g, ''));

/**
 * The service address until the operator sets one: an address at the host name of the site. An IP address or a name
 * without a dot cannot receive mail; the address is then at a reserved name.
 */
export const serviceEmail = (publicUrl: string): string => {
  const { hostname } = new URL(publicUrl);
  return `service@${isName(hostname) && hostname.includes('.') ? hostname : 'caravan.localhost'}`;
};
