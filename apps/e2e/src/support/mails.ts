import type { APIRequestContext } from '@playwright/test';
import { expect } from './journey.ts';

interface Mail {
  to: string;
  text: string;
  links: string[];
}

/** Waits for the newest link to this page in a mail to this address. */
export const linkInMail = async (request: APIRequestContext, email: string, page: string): Promise<string> => {
  let link: string | undefined;
  await expect(async () => {
    const mails = (await (await request.get('/dev/mail.json')).json()) as Mail[];
    link = mails
      .filter(({ to }) => to === email)
      .flatMap(({ links }) => links)
      .find((one) => one.includes(page));
    expect(link, `a mail to ${email}`).toBeDefined();
  }).toPass();
  return link ?? '';
};

/** The token of that link. */
export const tokenInMail = async (request: APIRequestContext, email: string, page: string): Promise<string> =>
  new URL(await linkInMail(request, email, page)).searchParams.get('token') ?? '';

/** Waits for the newest login code in a mail to this address, other than one that was seen before. */
export const codeInMail = async (request: APIRequestContext, email: string, seen?: string): Promise<string> => {
  let code: string | undefined;
  await expect(async () => {
    const mails = (await (await request.get('/dev/mail.json')).json()) as Mail[];
    code = mails
      .filter(({ to }) => to === email)
      .map(({ text }) => /^\d{6}$/m.exec(text)?.[0])
      .find((one) => one !== undefined);
    expect(code, `a code to ${email}`).toBeDefined();
    expect(code).not.toBe(seen);
  }).toPass();
  return code ?? '';
};
