import ipaddr from 'ipaddr.js';

/** Whom an address belongs to, for limits: an IPv6 subscriber has a whole network of addresses, which counts as one. */
export const subscriberOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4'
    ? parsed.toString()
    : ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString();
};
