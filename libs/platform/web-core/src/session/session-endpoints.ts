import { getUserInfo } from '@caravan/account/contract';
import { logout, verifySession } from '@caravan/auth/contract';
import { endpointFor } from '../api/endpoint-for.ts';

/** The calls that the session itself makes. */
export const sessionEndpoints = () => ({
  verify: endpointFor(verifySession),
  info: endpointFor(getUserInfo),
  logout: endpointFor(logout),
});
