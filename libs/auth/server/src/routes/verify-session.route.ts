import { verifySessionSchema } from '@caravan/auth/contract/schema';
import { route } from '@caravan/server-core';

/** The login hook has found the session, or answered 401. */
export const verifySessionRoute = () => route(verifySessionSchema, () => ({ logged_in: true as const }));
