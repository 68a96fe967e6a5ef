import { schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import {
  activateEmail,
  checkResetLink,
  login,
  logout,
  register,
  resetPassword,
  sendActivation,
  sendReset,
  sendWelcome,
  verifySession,
} from './auth.endpoints.ts';
import {
  activationRequest,
  emailVerified,
  linkToken,
  loginBody,
  loginCode,
  loginCodeRequest,
  loginQuery,
  passwordReset,
  registration,
  resetRequest,
  session,
  validLink,
  verified,
} from './auth.schema.ts';
import { sendLoginCode, verifyLoginCode } from './login-codes.endpoints.ts';
import { listApiTokens, makeApiToken, revokeApiToken } from './tokens.endpoints.ts';
import { apiTokens, byTokenId, madeApiToken, newApiToken } from './tokens.schema.ts';
import { getUserInfo } from './user-info.endpoint.ts';
import { userInfo } from './user-info.schema.ts';
export * from './auth.schema.ts';
export * from './passkeys.contract.ts';
export * from './user-info.schema.ts';
export * from './tokens.schema.ts';

export const loginContract = schemaOf(login, { query: loginQuery, body: loginBody, data: session });
export const sendLoginCodeContract = schemaOf(sendLoginCode, { body: loginCodeRequest, data: z.null() });
export const verifyLoginCodeContract = schemaOf(verifyLoginCode, { body: loginCode, data: session });
export const logoutContract = schemaOf(logout, { data: z.null() });
export const registerContract = schemaOf(register, { body: registration, data: session });
export const getUserInfoContract = schemaOf(getUserInfo, { data: userInfo });
export const verifySessionContract = schemaOf(verifySession, { data: verified });
export const sendWelcomeContract = schemaOf(sendWelcome, { data: z.null() });
export const sendActivationContract = schemaOf(sendActivation, { body: activationRequest, data: z.null() });
export const activateEmailContract = schemaOf(activateEmail, { body: linkToken, data: emailVerified });
export const sendResetContract = schemaOf(sendReset, { body: resetRequest, data: z.null() });
export const checkResetLinkContract = schemaOf(checkResetLink, { body: linkToken, data: validLink });
export const resetPasswordContract = schemaOf(resetPassword, { body: passwordReset, data: z.null() });

export const listApiTokensContract = schemaOf(listApiTokens, { data: apiTokens });
export const makeApiTokenContract = schemaOf(makeApiToken, { body: newApiToken, data: madeApiToken });
export const revokeApiTokenContract = schemaOf(revokeApiToken, { params: byTokenId, data: z.null() });
