import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Shop } from '../ports/core-ports.ts';
import type { Mail } from './mailer.ts';

/** A mail as the mail server gets it; its id makes the Message-ID. */
export type SentMail = Omit<Mail, 'language'> & { id: string };

/** The mail server of `SMTP_URL`. */
export interface MailServer {
  /** Fails with an error that has the code `EABORT` if the signal ends it before the mail server has taken the mail. */
  send: (mail: SentMail, signal?: AbortSignal) => Promise<void>;
  close: () => void;
}

/**
 * The sender: `?from=` of `SMTP_URL`, otherwise an address at the public host, with the name of the shop unless the address
 * comes with one.
 */
const senderOf = async (
  server: URL,
  publicUrl: string,
  shop: Shop,
): Promise<string | { name: string; address: string }> => {
  const from = server.searchParams.get('from') ?? `no-reply@${new URL(publicUrl).hostname}`;
  return from.includes('<') ? from : { name: await shop.name(), address: from };
};

/** Opens the configured mail server. `options` replace those in the query of `SMTP_URL`. */
export const openMailServer = (
  smtpUrl: string,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  shop: () => Shop,
  options: Readonly<Record<string, string>> = {},
): MailServer => {
  const server = new URL(smtpUrl);
  const address = new URL(smtpUrl);
  address.searchParams.delete('from');
  for (const [name, value] of Object.entries(options)) address.searchParams.set(name, value);
  const transport = createTransport(address.href);
  return {
    async send({ id, to, subject, html, text }, signal) {
      const from = await senderOf(server, publicUrl, shop());
      // The Message-ID does not change, so that mail servers recognise a mail that is sent twice.
      const messageId = `<${id}@${new URL(publicUrl).hostname}>`;
      await transport.sendMail({ from, to, subject, html, text, messageId, ...(signal && { signal }) });
    },
    close: () => transport.close(),
  };
};
