import type { Profiles } from '@caravan/account/port';
import { loginSchema, logoutSchema, registerSchema, verifySessionSchema } from '@caravan/auth/contract/schema';
import type { Config } from '@caravan/server-core';
import { testServer, type TestServer } from '@caravan/server-core/testing';
import { authServer, type AuthServer } from '../auth.server.ts';

export const nobodyToldAnything: Profiles = { find: async () => ({ nickname: null, avatar: null }) };

const from = (address: string | undefined): Record<string, string> => (address ? { 'x-forwarded-for': address } : {});
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Short names for the calls that the specs make again and again. */
const callsOf = ({ call }: TestServer) => ({
  register: (email: string, over: { password?: string; password_confirm?: string; address?: string; language?: string } = {}) => {
    const { address, language, ...form } = over;
    const body = { email, password: 'abc123', password_confirm: form.password ?? 'abc123', agree: true as const, ...form };
    return call(registerSchema, { body, headers: { ...from(address), ...(language ? { 'client-language': language } : {}) } });
  },
  logIn: (email: string, password: string, address?: string) => call(loginSchema, { body: { email, password }, headers: from(address) }),
  verify: (token: string) => call(verifySessionSchema, { headers: bearer(token) }),
  logOut: (token?: string) => call(logoutSchema, { headers: token === undefined ? {} : bearer(token) }),
});

export interface AuthUnderTest extends TestServer, ReturnType<typeof callsOf> {
  auth: AuthServer;
}

/** The auth feature alone, on a database of its own; callers say where they come from. */
export const startAuth = async (config: Partial<Config> = {}, profiles: Profiles = nobodyToldAnything): Promise<AuthUnderTest> => {
  const auth = authServer({ profiles: () => profiles });
  const server = await testServer({ features: [auth], authenticate: auth.ports.authenticate, config: { trustProxy: true, ...config } });
  return { ...server, ...callsOf(server), auth };
};
