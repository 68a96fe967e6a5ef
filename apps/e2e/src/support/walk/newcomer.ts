import type { APIRequestContext } from '@playwright/test';
import { tokenInMail } from '../mails.ts';
import { person, register } from '../people.ts';
import type { Language } from './shopper.ts';

/** A new user without any data. */
export interface Newcomer {
  token: string;
  email: string;
  links: { activation: string };
}

export const makeNewcomer = async (request: APIRequestContext, language: Language): Promise<Newcomer> => {
  const { email, token } = await register(request);
  const me = person(request, token, language);
  await me.call('POST', '/users/preferences', { language });
  await me.call('POST', '/send_active_email', {});
  return { email, token, links: { activation: await tokenInMail(request, email, '/user/result') } };
};
