import { isIP } from 'node:net';

const isName = (hostname: string): boolean => !isIP(hostname.replaceAll(/[[\]]/g, ''));

/** Where an operator who has set nothing yet is reached: at the site's own name; where it has none that mail could go to, at one that is no real one. */
export const serviceEmail = (publicUrl: string): string => {
  const { hostname } = new URL(publicUrl);
  return `service@${isName(hostname) && hostname.includes('.') ? hostname : 'caravan.localhost'}`;
};
