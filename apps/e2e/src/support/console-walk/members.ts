import type { APIRequestContext } from '@playwright/test';
import { password } from '../journey.ts';
import { linkInMail } from '../mails.ts';
import type { Person } from '../people.ts';
import { consoleWritten, type ConsoleLanguage } from './words.ts';

/** Invites somebody; resolves to the token of the mailed link. */
const invite = async (
  request: APIRequestContext,
  owner: Person,
  role: string,
  language: ConsoleLanguage,
): Promise<{ email: string; token: string }> => {
  const email = `${role}-${language}-${Date.now()}@example.test`;
  await owner.call('POST', '/staff/members', { email, roles: [role], language });
  const link = await linkInMail(request, email, '/console/join');
  return { email, token: new URL(link).searchParams.get('token') ?? '' };
};

/** Invites somebody, who joins; resolves to the session's token. */
export const hire = async (...[request, owner, role, language]: Parameters<typeof invite>) => {
  const { email, token } = await invite(request, owner, role, language);
  const joined = await owner.call<{ token: string }>('POST', '/staff/join', { token, name: role, password });
  return { email, token: joined.token };
};

/** Invites a receiver, who joins, and a packer, who does not. */
export const makeMembers = async (request: APIRequestContext, owner: Person, language: ConsoleLanguage) => {
  const receiver = await hire(request, owner, 'receiver', language);
  const packer = await invite(request, owner, 'packer', language);
  return { receiver: receiver.token, invitation: packer.token, members: [receiver.email, packer.email] };
};

/** One open enquiry, and one that was answered. */
export const makeLeads = async (
  request: APIRequestContext,
  owner: Person,
  language: ConsoleLanguage,
): Promise<void> => {
  const { lead, closedLead } = consoleWritten[language];
  const contact = { email: `enquiry-${language}@example.test`, phone: '+49 30 123456', country: 'DE' };
  const send = async ({ name, company, message }: typeof lead): Promise<string> => {
    const data = { ...contact, name, company, message, monthly_parcels: 200 };
    const answer = (await (await request.post('/v1/leads', { data })).json()) as { data: { id: string } };
    return answer.data.id;
  };
  const closed = await send(closedLead);
  await owner.call('POST', `/staff/leads/${closed}/close`, { note: closedLead.note });
  await send(lead);
};

/** A question of a visitor about a product; resolves to the id of its conversation. */
const askAsVisitor = async (request: APIRequestContext, owner: Person, language: ConsoleLanguage): Promise<string> => {
  const { visitorQuestion, goods } = consoleWritten[language];
  const product = { name: goods.name, url: `https://shop.example/tote/${language}` };
  await request.post('/v1/product_questions', {
    headers: { 'client-language': language },
    data: { email: `visitor-${language}@example.test`, text: visitorQuestion, product },
  });
  const { items } = await owner.call<{ items: { id: string; product: { url: string } | null }[] }>(
    'GET',
    '/staff/conversations',
  );
  return items.find((one) => one.product?.url === product.url)?.id ?? '';
};

/**
 * A saved reply, a conversation about an order that was answered, a question that waits, and one of a visitor; resolves
 * to the first and the last of the conversations.
 */
export const makeTickets = async (
  request: APIRequestContext,
  me: Person,
  owner: Person,
  order: string,
  language: ConsoleLanguage,
): Promise<{ ticket: string; visitorTicket: string }> => {
  const { question, openQuestion, staffNote, reply } = consoleWritten[language];
  await owner.call('POST', '/staff/replies', reply);
  const about = { kind: 'order', ref: order };
  const { id } = await me.call<{ id: string }>('POST', '/conversations', { about, text: question });
  const write = (text: string, internal: boolean) =>
    owner.call('POST', `/staff/conversations/${id}/messages`, { text, internal });
  await write(staffNote, true);
  await write(language === 'zh' ? reply.text_zh : reply.text_en, false);
  await me.call('POST', '/conversations', { about: { kind: 'general' }, text: openQuestion });
  return { ticket: id, visitorTicket: await askAsVisitor(request, owner, language) };
};
