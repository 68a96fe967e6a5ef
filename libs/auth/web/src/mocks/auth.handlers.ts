import type { HttpHandler } from 'msw';
import { getUserInfoContract } from '@caravan/auth/contract/schema';
import * as auth from '@caravan/auth/contract/schema';
import { aPasskeyRequest, aSession, aVerified, aUserInfo } from '@caravan/auth/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';

/** Every request succeeds. */
export const authHandlers = (user = aUserInfo()): HttpHandler[] => [
  mockEndpoint(auth.loginContract, () => aSession()),
  mockEndpoint(auth.sendLoginCodeContract, () => null),
  mockEndpoint(auth.verifyLoginCodeContract, () => aSession()),
  mockEndpoint(auth.beginPasskeyLoginContract, () => aPasskeyRequest()),
  mockEndpoint(auth.logInByPasskeyContract, () => aSession()),
  mockEndpoint(auth.registerContract, () => aSession()),
  mockEndpoint(auth.logoutContract, () => null),
  mockEndpoint(auth.verifySessionContract, () => aVerified()),
  mockEndpoint(auth.sendWelcomeContract, () => null),
  mockEndpoint(auth.sendActivationContract, () => null),
  mockEndpoint(auth.activateEmailContract, () => ({ email_verified: true as const })),
  mockEndpoint(auth.sendResetContract, () => null),
  mockEndpoint(auth.checkResetLinkContract, () => ({ valid: true as const })),
  mockEndpoint(auth.resetPasswordContract, () => null),
  // Every page with a session requests it.
  mockEndpoint(getUserInfoContract, () => user),
];
