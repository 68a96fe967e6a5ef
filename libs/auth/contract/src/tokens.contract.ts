import { schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { listApiTokens, makeApiToken, revokeApiToken } from './tokens.endpoints.ts';
import { apiTokens, byTokenId, madeApiToken, newApiToken } from './tokens.schema.ts';
export * from './tokens.schema.ts';

export const listApiTokensContract = schemaOf(listApiTokens, { data: apiTokens });
export const makeApiTokenContract = schemaOf(makeApiToken, { body: newApiToken, data: madeApiToken });
export const revokeApiTokenContract = schemaOf(revokeApiToken, { params: byTokenId, data: z.null() });
