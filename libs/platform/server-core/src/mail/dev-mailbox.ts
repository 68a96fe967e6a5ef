import { desc, eq } from 'drizzle-orm';
import { fail } from '@caravan/kernel';
import type { FastifyInstance } from 'fastify';
import type { Core } from '../feature.ts';
import { policyWith } from '../server/security-headers.ts';
import { mailTable } from './mail.table.ts';

type StoredMail = typeof mailTable.$inferSelect;

const shown = 200;

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};
const unescaped = (html: string): string =>
  html.replaceAll(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => entities[entity] ?? entity);
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Returns the links of a mail, each once, in reading order. */
export const linksOf = ({ html, text }: Pick<StoredMail, 'html' | 'text'>): string[] => {
  const inHtml = [...html.matchAll(/href="(https?:[^"]+)"/g)].map((match) => unescaped(match[1] ?? ''));
  const inText = [...text.matchAll(/https?:\/\/[^\s<>"']+/g)].map((match) => match[0].replace(/[.,;:!?)]+$/, ''));
  return [...new Set([...inHtml, ...inText])];
};

const article = (mail: StoredMail): string => `
<article>
<h2>${escaped(mail.subject)}</h2>
<p>To ${escaped(mail.to)} · ${mail.at.toISOString()} · <a href="/dev/mail/${mail.id}">as it looks</a></p>
<pre>${escaped(mail.text)}</pre>
<ul>${linksOf(mail)
  .map((link) => `<li><a href="${escaped(link)}">${escaped(link)}</a></li>`)
  .join('')}</ul>
</article>
<hr>`;

const page = (mails: readonly StoredMail[]): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Mails · Caravan</title></head>
<body>
<h1>Mails</h1>
<p>No mail server is configured, so mails are kept here. Newest first; <a href="/dev/mail.json">as JSON</a>.</p>
${mails.length ? mails.map(article).join('') : '<p>None so far.</p>'}
</body>
</html>
`;

/** A mail may contain styles and load pictures, but run no script. */
const mailPolicy = policyWith({
  'default-src': "'none'",
  'script-src': "'none'",
  'style-src': "'unsafe-inline'",
  sandbox: 'allow-popups',
});

/** The mailbox of a server without a mail server. Never registered in production. */
export const registerDevMailbox = (app: FastifyInstance, { config, db }: Core): void => {
  if (config.production || config.smtpUrl !== undefined) return;
  const newest = () => db.select().from(mailTable).orderBy(desc(mailTable.at), desc(mailTable.id)).limit(shown);

  app.get('/dev/mail', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(page(await newest())),
  );

  app.get('/dev/mail.json', async (_request, reply) => {
    const mails = await newest();
    return reply.header('cache-control', 'no-store').send(
      mails.map((mail) => ({
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        links: linksOf(mail),
        at: mail.at.toISOString(),
      })),
    );
  });

  app.get<{ Params: { id: string } }>(
    '/dev/mail/:id',
    { helmet: { contentSecurityPolicy: mailPolicy } },
    async (request, reply) => {
      const [mail] = await db.select().from(mailTable).where(eq(mailTable.id, request.params.id));
      if (!mail) throw fail('not_found');
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(mail.html);
    },
  );
};
