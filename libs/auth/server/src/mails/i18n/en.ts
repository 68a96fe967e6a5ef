import type { LinkMailKind } from '../../accounts/link-rules.ts';
import type { LinkMailWords } from '../link.mail.tsx';

/** `email` is the recipient's address; `hours`, `minutes` and `invitationHours` are the lifetimes of the links. */
export type MailTexts = Record<
  LinkMailKind,
  (facts: { email: string; hours: number; minutes: number; invitationHours: number }) => LinkMailWords
>;

export const texts: MailTexts = {
  welcome: ({ email, hours }) => ({
    subject: 'Welcome to Caravan. Please confirm your e-mail',
    preview: 'Your account is ready. One step is left.',
    title: 'Your account is ready',
    lead: `You registered with ${email}. Confirm the address so that we can write to you when goods reach our warehouse and when a parcel leaves it.`,
    action: 'Confirm e-mail',
    term: `The link works once, for ${hours} hours. You can use your account in the meantime.`,
    notMe: 'You did not register? Then ignore this mail; the address stays unconfirmed.',
  }),
  activation: ({ email, hours }) => ({
    subject: 'Confirm your e-mail',
    preview: 'The new link you asked for.',
    title: 'Confirm your e-mail',
    lead: `Here is the new link for ${email}. Once the address is confirmed, we write to you when goods reach our warehouse and when a parcel leaves it.`,
    action: 'Confirm e-mail',
    term: `The link works once, for ${hours} hours.`,
    notMe: 'You did not ask for it? Then ignore this mail; nothing changes.',
  }),
  invitation: ({ email, invitationHours }) => ({
    subject: 'Join the staff of Caravan',
    preview: `The link works for ${invitationHours} hours.`,
    title: 'Join the staff of Caravan',
    lead: `An owner of this Caravan shop invites ${email} to its console. Set a password, and you can start to work.`,
    action: 'Set a password',
    term: `The link works once, for ${invitationHours} hours. Keep it to yourself.`,
    notMe: 'You know nothing of it? Then ignore this mail; nobody can use the account without the link.',
  }),
  reset: ({ email, minutes }) => ({
    subject: 'Set a new password',
    preview: `The link works for ${minutes} minutes.`,
    title: 'Set a new password',
    lead: `Somebody asked for a new password for ${email}. Once it is set, every device that is logged in has to log in again.`,
    action: 'Set a new password',
    term: `The link works once, for ${minutes} minutes.`,
    notMe: 'You did not ask for it? Then ignore this mail; your password stays as it is.',
  }),
};
