import type { Profiles } from '@caravan/account/port';
import type { AuthContext } from '../use-cases/auth-context.ts';

/** What auth's routes are made of. */
export interface AuthRoutes {
  context: AuthContext;
  profiles: () => Profiles;
}
