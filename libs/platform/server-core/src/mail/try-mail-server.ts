import { newId } from '@caravan/kernel';
import type { Config } from '../config.ts';
import { wordsOf } from '../error-words.ts';
import { openMailServer } from './mail-server.ts';
import type { Mail } from './mailer.ts';

/** The result of a mail that was handed over at once; without success, in the words of the mail server. */
export type MailTrial = { sent: true } | { sent: false; words: string };

/** Milliseconds for all of it: the name, the connection, and every answer of the mail server. Somebody waits. */
const trialTime = 10_000;

/** One connection, which is not kept. Without an answer it fails in words of its own before `trialTime` is over. */
const quick = { connectionTimeout: '5000', socketTimeout: '8000', socketCloseTimeout: '0', pool: 'false' };

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
  const user = decoded(username);
  const plain = decoded(password);
  const base64 = (text: string): string => Buffer.from(text).toString('base64');
  return [smtpUrl, base64(`\u0000${user}\u0000${plain}`), base64(plain), password, plain];
};

/** The words of an error without the password of the mail server. */
export const wordsWithoutSecrets = (error: unknown, smtpUrl: string): string =>
  secretsOf(smtpUrl)
    .reduce((words, secret) => words.replaceAll(secret, '***'), wordsOf(error))
    .replaceAll(/\s+/g, ' ')
    .slice(0, maxWords);

/** An ended trial does not prove that the mail server has not taken the mail. */
const late = (time: number): string =>
  `the mail server was not done within ${time / 1_000} seconds; the mail may arrive nevertheless`;

/** Hands a mail to the configured mail server at once and once, to try it; undefined without a mail server. */
export const tryMailServer = async (
  { smtpUrl, publicUrl }: Pick<Config, 'publicUrl' | 'smtpUrl'>,
  { to, subject, html, text }: Mail,
  shop: string,
  time = trialTime,
): Promise<MailTrial | undefined> => {
  if (smtpUrl === undefined) return undefined;
  const server = openMailServer(smtpUrl, { publicUrl }, () => ({ name: async () => shop }), quick);
  const signal = AbortSignal.timeout(time);
  try {
    await server.send({ id: newId(), to, subject, html, text }, signal);
    return { sent: true };
  } catch (error) {
    return { sent: false, words: signal.aborted ? late(time) : wordsWithoutSecrets(error, smtpUrl) };
  } finally {
    server.close();
  }
};
