import { verifySessionContract, getUserInfoContract } from '@caravan/auth/contract/schema';
import { aVerified, aUserInfo } from '@caravan/auth/contract/testing';
import { mockEndpoint, provideSession } from '@caravan/web-core/testing';
import { sessionRules } from '../session.ts';

// Set-up file of every web test: provides the session for `renderRoute({ loggedIn: true })`.
provideSession({
  rules: sessionRules,
  mocks: (user) => [
    mockEndpoint(verifySessionContract, () => aVerified({ account: aUserInfo(user).id })),
    mockEndpoint(getUserInfoContract, () => aUserInfo(user)),
  ],
});
