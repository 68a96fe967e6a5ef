import { newId } from '@caravan/kernel';
import type { Config } from '../config.ts';
import { wordsOf } from '../error-words.ts';
import { openMailServer } from './mail-server.ts';
import type { Mail } from './mailer.ts';

/** What became of a mail that was handed over at once; without success, in the words of the mail server. */
export type MailTrial = { sent: true } | { sent: false; words: string };

/** Somebody waits for the answer. One connection, which is not kept. */
const quick = { connectionTimeout: '5000', socketTimeout: '8000', pool: 'false' };

const maxWords = 500;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The password of an address, in each form in which a mail server could repeat it. */
const secretsOf = (smtpUrl: string): string[] => {
  const { username, password } = new URL(smtpUrl);
  if (password === '') return [];
  const [user, plain] = [decoded(username), decoded(password)];
  const base64 = (text: string): string => Buffer.from(text).toString('base64');
  return [smtpUrl, base64(`\u0000${user}\u0000${plain}`), base64(plain), password, plain];
};

/** The words of an error without the password of the mail server. */
export const wordsWithoutSecrets = (error: unknown, smtpUrl: string): string =>
  secretsOf(smtpUrl)
    .reduce((words, secret) => words.replaceAll(secret, '***'), wordsOf(error))
    .replaceAll(/\s+/g, ' ')
    .slice(0, maxWords);

/** Hands a mail to the configured mail server at once and once, to try it; undefined without a mail server. */
export const tryMailServer = async (
  { smtpUrl, publicUrl }: Pick<Config, 'publicUrl' | 'smtpUrl'>,
  { to, subject, html, text }: Mail,
  shop: string,
): Promise<MailTrial | undefined> => {
  if (smtpUrl === undefined) return undefined;
  const server = openMailServer(smtpUrl, { publicUrl }, () => ({ name: async () => shop }), quick);
  try {
    await server.send({ id: newId(), to, subject, html, text });
    return { sent: true };
  } catch (error) {
    return { sent: false, words: wordsWithoutSecrets(error, smtpUrl) };
  } finally {
    server.close();
  }
};
