import { fail } from '@caravan/auth/contract';
import { sealedSecrets, SecretsUnavailable, type Config, type SealedSecrets } from '@caravan/server-core';

const unavailable = (error: unknown): never => {
  throw error instanceof SecretsUnavailable ? fail('second_factor_unavailable') : error;
};

/** The sealed secrets of second factors. Both functions fail with `second_factor_unavailable` without the right key. */
export const factorSecrets = (config: Pick<Config, 'staffKey' | 'databaseUrl' | 'dataDir'>): SealedSecrets => {
  const { seal, open } = sealedSecrets(config);
  return {
    seal: (secret, userId) => seal(secret, userId).catch(unavailable),
    open: (sealed, userId) => open(sealed, userId).catch(unavailable),
  };
};
