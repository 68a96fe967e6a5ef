/** The cost parameters of argon2id. */
export interface HashCost {
  memoryKib: number;
  passes: number;
  lanes: number;
}

/** One stored password with its cost, so that the cost can rise while old hashes stay valid. */
export interface PasswordHash {
  cost: HashCost;
  salt: Buffer;
  digest: Buffer;
}

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane; about 25 ms of one core. */
export const currentCost: HashCost = { memoryKib: 19_456, passes: 2, lanes: 1 };

export const saltBytes = 16;
export const digestBytes = 32;

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** `$argon2id$v=19$m=…,t=…,p=…$salt$digest`: the PHC string that every argon2 library reads. */
export const formatPasswordHash = ({ cost, salt, digest }: PasswordHash): string =>
  `$argon2id$v=19$m=${cost.memoryKib},t=${cost.passes},p=${cost.lanes}$${base64(salt)}$${base64(digest)}`;

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Throws for a text that is not an argon2id hash. */
export const parsePasswordHash = (text: string): PasswordHash => {
  const [, memoryKib, passes, lanes, salt = '', digest = ''] = phc.exec(text) ?? [];
  // The message does not contain the text, because it would end up in a log.
  if (!digest) throw new Error('a stored password hash is not an argon2id PHC string');
  return {
    cost: { memoryKib: Number(memoryKib), passes: Number(passes), lanes: Number(lanes) },
    salt: Buffer.from(salt, 'base64'),
    digest: Buffer.from(digest, 'base64'),
  };
};

/** True if the hash has another cost than the current one; the next login then replaces it. */
export const isOutdated = (hash: string): boolean => {
  const { cost } = parsePasswordHash(hash);
  return (
    cost.memoryKib !== currentCost.memoryKib || cost.passes !== currentCost.passes || cost.lanes !== currentCost.lanes
  );
};
