import { getUserInfoContract } from '@caravan/account/contract/schema';
import { aUserInfo } from '@caravan/account/contract/testing';
import { verifySessionContract } from '@caravan/auth/contract/schema';
import { mockEndpoint, provideSession } from '@caravan/web-core/testing';
import { sessionRules } from '../session.ts';

// Set-up file of every web test: provides the session for `renderRoute({ loggedIn: true })`.
provideSession({
  rules: sessionRules,
  mocks: (user) => [
    mockEndpoint(verifySessionContract, () => ({ logged_in: true as const })),
    mockEndpoint(getUserInfoContract, () => aUserInfo(user)),
  ],
});
