import { checkTarget, type TargetRules } from '@caravan/server-core';

/** Push services answer by https on its default port. */
export const pushServiceRules: TargetRules = { allowHosts: new Set(), own: undefined, ports: new Set(['443']) };

/**
 * Whether the server may send to an endpoint. Anyone can register any address, so a private one is refused here, and
 * once more when its name is resolved.
 */
export const isPushEndpoint = (endpoint: URL, rules = pushServiceRules): boolean => {
  const target = checkTarget(endpoint, rules);
  return target === 'allowed' || (target === 'public' && endpoint.protocol === 'https:');
};
