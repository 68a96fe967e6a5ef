import type { MailTexts } from './en.ts';

export const texts: MailTexts = {
  welcome: ({ email, hours }) => ({
    subject: 'Willkommen bei Caravan. Bitte bestätigen Sie Ihre E-Mail-Adresse',
    preview: 'Ihr Konto ist bereit. Ein Schritt fehlt noch.',
    title: 'Ihr Konto ist bereit',
    lead: `Sie haben sich mit ${email} registriert. Bestätigen Sie die Adresse, damit wir Ihnen schreiben können, wenn Ware in unserem Lager ankommt und wenn ein Paket auf den Weg geht.`,
    action: 'E-Mail-Adresse bestätigen',
    term: `Der Link gilt einmal und ${hours} Stunden lang. Ihr Konto können Sie schon nutzen.`,
    notMe: 'Sie haben sich nicht registriert? Dann ignorieren Sie diese E-Mail; die Adresse bleibt unbestätigt.',
  }),
  activation: ({ email, hours }) => ({
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    preview: 'Der neue Link, den Sie angefordert haben.',
    title: 'E-Mail-Adresse bestätigen',
    lead: `Hier ist der neue Link für ${email}. Sobald die Adresse bestätigt ist, schreiben wir Ihnen, wenn Ware in unserem Lager ankommt und wenn ein Paket auf den Weg geht.`,
    action: 'E-Mail-Adresse bestätigen',
    term: `Der Link gilt einmal und ${hours} Stunden lang.`,
    notMe: 'Sie haben ihn nicht angefordert? Dann ignorieren Sie diese E-Mail; es ändert sich nichts.',
  }),
  invitation: ({ email, invitationHours }) => ({
    subject: 'Einladung ins Team von Caravan',
    preview: `Der Link gilt ${invitationHours} Stunden.`,
    title: 'Einladung ins Team von Caravan',
    lead: `Dieser Caravan-Shop lädt ${email} in seine Konsole ein. Legen Sie ein Passwort fest, und Sie können anfangen.`,
    action: 'Passwort festlegen',
    term: `Der Link gilt einmal und ${invitationHours} Stunden lang. Geben Sie ihn nicht weiter.`,
    notMe: 'Sie wissen nichts davon? Dann ignorieren Sie diese E-Mail; ohne den Link kann niemand den Zugang nutzen.',
  }),
  reset: ({ email, minutes }) => ({
    subject: 'Neues Passwort festlegen',
    preview: `Der Link gilt ${minutes} Minuten.`,
    title: 'Neues Passwort festlegen',
    lead: `Für ${email} wurde ein neues Passwort angefordert. Sobald es festgelegt ist, müssen sich alle angemeldeten Geräte neu anmelden.`,
    action: 'Neues Passwort festlegen',
    term: `Der Link gilt einmal und ${minutes} Minuten lang.`,
    notMe: 'Sie haben es nicht angefordert? Dann ignorieren Sie diese E-Mail; Ihr Passwort bleibt, wie es ist.',
  }),
};
