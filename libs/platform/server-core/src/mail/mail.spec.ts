import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shopPort } from '../ports/core-ports.ts';
import { aShop, smtpSink, testServer, type SmtpSink, type TestServer } from '../testing/index.ts';
import { linksOf } from './dev-mailbox.ts';
import type { Mail } from './mailer.ts';
import { mailsCommand } from './mails-command.ts';
import { listUndeliveredMails } from './undelivered-mails.ts';

const migrationsFolder = fileURLToPath(new URL('../../../../../apps/server/migrations', import.meta.url));

const message: Mail = {
  to: 'anna@example.test',
  language: 'en',
  subject: 'Welcome <b>',
  html: '<p>Hello, <a href="https://shop.test/a?b=1&amp;c=2">activate</a></p>',
  text: 'Hello, activate: https://shop.test/a?b=1&c=2, or https://shop.test/help.',
};

describe('without a mail server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({ compose: () => ({ features: [] }) });
  });
  afterAll(() => server.close());

  it('mails are shown, newest first, with their links', async () => {
    await server.core.transaction((tx) => server.core.mailer.send(tx, message));
    server.clock.advance(1_000);
    await server.core.transaction((tx) => server.core.mailer.send(tx, { ...message, subject: 'Second' }));
    const mails = (await server.app.inject('/dev/mail.json')).json();
    expect(mails.map(({ subject }: Mail) => subject)).toEqual(['Second', 'Welcome <b>']);
    expect(mails[1]).toEqual({
      to: message.to,
      subject: message.subject,
      text: message.text,
      html: message.html,
      links: ['https://shop.test/a?b=1&c=2', 'https://shop.test/help'],
      at: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  it('the mailbox is a page without script, style or injected tags', async () => {
    const page = await server.app.inject('/dev/mail');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('Welcome &lt;b&gt;');
    expect(page.body).not.toMatch(/<script|<style|style=/);
    const link = /href="(\/dev\/mail\/[^"]+)"/.exec(page.body)?.[1] ?? '';
    const mail = await server.app.inject(link);
    expect(mail.body).toBe(message.html);
    expect(mail.headers['content-security-policy']).toContain("script-src 'none'");
    expect(mail.headers['content-security-policy']).toContain('sandbox');
    expect((await server.app.inject('/dev/mail/unknown')).statusCode).toBe(404);
  });

  it('a failed transaction stores no mail', async () => {
    const before = (await server.mails()).length;
    const failing = server.core.transaction(async (tx) => {
      await server.core.mailer.send(tx, message);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await server.mails()).toHaveLength(before);
  });
});

it('production has no mailbox', async () => {
  const server = await testServer({ compose: () => ({ features: [] }), config: { production: true } });
  expect((await server.app.inject('/dev/mail')).statusCode).toBe(404);
  expect((await server.app.inject('/dev/mail.json')).statusCode).toBe(404);
  await server.close();
});

it('links are found in HTML and text, each once', () => {
  expect(
    linksOf({
      html: '<a href="mailto:a@b">x</a><a href="https://a.test/">y</a>',
      text: 'https://a.test/ (https://b.test/c)',
    }),
  ).toEqual(['https://a.test/', 'https://b.test/c']);
});

describe('with a mail server', () => {
  let smtp: SmtpSink;
  let server: TestServer;

  beforeEach(async () => {
    smtp = await smtpSink();
    server = await testServer({
      compose: ({ ports }) => {
        ports.provide(shopPort, aShop());
        return { features: [] };
      },
      config: { smtpUrl: smtp.url },
    });
  });
  afterEach(async () => {
    await server.close();
    await smtp.goDown();
  });

  it('mails are sent after the commit and deleted', async () => {
    await server.core.transaction(async (tx) => {
      await server.core.mailer.send(tx, message);
      await server.runJobs();
      expect(smtp.received).toHaveLength(0);
    });
    await server.runJobs();
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]).toContain('From: Silk <shop@shop.test>');
    expect(smtp.received[0]).toContain('To: anna@example.test');
    expect(smtp.received[0]).toMatch(/Message-ID: <[\w-]+@shop\.test>/);
    expect(await server.mails()).toEqual([]);
    expect((await server.app.inject('/dev/mail')).statusCode).toBe(404);
  });

  it('mails without remaining attempts wait until an operator sends them again', async () => {
    smtp.refuse(true);
    await server.core.transaction((tx) => server.core.mailer.send(tx, message));
    // The last attempt.
    await server.core.db.execute(sql`UPDATE pgboss.job SET retry_limit = 0 WHERE name = 'mail.deliver'`);
    await server.core.jobs.work();
    const undelivered = () => listUndeliveredMails(server.core);
    await expect.poll(undelivered, { timeout: 10_000 }).toHaveLength(1);
    expect(await undelivered()).toEqual([
      {
        id: expect.any(String),
        to: message.to,
        subject: message.subject,
        createdAt: expect.any(Date),
        failedAt: expect.any(Date),
        attempts: 1,
        error: expect.stringContaining('451 later'),
      },
    ]);

    smtp.refuse(false);
    const { config, log } = server.core;
    const options = { config, log, migrationsFolder, notice: () => undefined };
    expect(await mailsCommand('list', options)).toEqual([
      expect.stringContaining(`${message.to}  ${message.subject}: `),
      'Undelivered mails: 1',
    ]);
    expect(await mailsCommand('resend', options)).toEqual(['Mails queued again: 1']);
    await expect.poll(() => smtp.received.length, { timeout: 10_000 }).toBe(1);
    await expect.poll(server.mails).toEqual([]);
    expect(await undelivered()).toEqual([]);
    expect(await mailsCommand('resend', options)).toEqual(['Mails queued again: 0']);
    expect(await mailsCommand('delete', options)).toBeUndefined();
  });

  it('mails that the mail server refuses are retried with the same Message-ID', async () => {
    await server.core.transaction((tx) => server.core.mailer.send(tx, message));
    smtp.refuse(true);
    await expect(server.runJobs()).rejects.toThrow('451 later');
    expect(await server.mails()).toHaveLength(1);
  });
});
