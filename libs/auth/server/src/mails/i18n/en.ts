import type { LinkMailKind } from '../../accounts/link-rules.ts';
import type { CodeMailWords } from '../code.mail.tsx';
import type { LinkMailWords } from '../link.mail.tsx';

/** `email` is the recipient's address; `shop` the name of the shop; `hours`, `minutes` and `invitationHours` are the lifetimes of the links. */
export type MailTexts = Record<
  LinkMailKind,
  (facts: { email: string; shop: string; hours: number; minutes: number; invitationHours: number }) => LinkMailWords
>;

export const texts: MailTexts = {
  welcome: ({ email, shop, hours }) => ({
    subject: `Welcome to ${shop}. Please confirm your e-mail`,
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
  invitation: ({ email, shop, invitationHours }) => ({
    subject: `Join the staff of ${shop}`,
    preview: `The link works for ${invitationHours} hours.`,
    title: `Join the staff of ${shop}`,
    lead: `An owner of ${shop} invites ${email} to its console. Set a password, and you can start to work.`,
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

/** The texts of the mail with a login code, and of the one to a member of staff. */
export type CodeTexts = Record<
  'shopper' | 'staff',
  (facts: { email: string; shop: string; minutes: number }) => CodeMailWords
>;

export const codeTexts: CodeTexts = {
  shopper: ({ email, shop, minutes }) => ({
    subject: `Your code for ${shop}`,
    preview: `It is valid for ${minutes} minutes.`,
    title: 'Your code',
    lead: `Type this code on the page where you asked for it, to continue as ${email}.`,
    term: `The code works once, for ${minutes} minutes. Only the newest code works. We never ask for it by phone or chat.`,
    notMe: 'You did not ask for it? Then ignore this mail; without the code nobody gets in.',
  }),
  staff: ({ email }) => ({
    subject: 'No code for this address',
    preview: 'Members of staff log in with their password.',
    title: 'No code for this address',
    lead: `Somebody asked for a login code for ${email}. This address belongs to a member of staff of this shop, who logs in with the password and, where it is set up, the authenticator app.`,
    notMe: 'You did not ask for it? Then ignore this mail; nothing changes.',
  }),
};

/** The texts of the mails about passkeys. */
export type PasskeyTexts = Record<'added' | 'removed', (facts: { email: string; name: string }) => LinkMailWords>;

export const passkeyTexts: PasskeyTexts = {
  added: ({ email, name }) => ({
    subject: 'A passkey was added to your account',
    preview: `“${name}” now logs in to ${email}.`,
    title: 'A passkey was added',
    lead: `The passkey “${name}” was added to the account of ${email}. It logs in without a password.`,
    action: 'See your passkeys',
    term: 'We write to you each time a passkey is added or removed.',
    notMe: 'It was not you? Then remove the passkey, set a new password and log out all other devices.',
  }),
  removed: ({ email, name }) => ({
    subject: 'A passkey was removed from your account',
    preview: `“${name}” no longer logs in to ${email}.`,
    title: 'A passkey was removed',
    lead: `The passkey “${name}” was removed from the account of ${email}. It no longer logs in. Your device may still offer it; you can delete it there.`,
    action: 'See your passkeys',
    term: 'We write to you each time a passkey is added or removed.',
    notMe: 'It was not you? Then set a new password and log out all other devices.',
  }),
};

/** The texts of the mail to a member of staff whose password was changed. */
export type PasswordTexts = (facts: { email: string; shop: string }) => LinkMailWords;

export const passwordTexts: PasswordTexts = ({ email, shop }) => ({
  subject: 'Your password was changed',
  preview: `For the console of ${shop}.`,
  title: 'Your password was changed',
  lead: `${email} has a new password for the console of ${shop}. All other devices are logged out.`,
  action: 'Set another password',
  term: 'We write to you each time your password is changed.',
  notMe: 'It was not you? Then set another password now, and tell an owner of the shop.',
});
