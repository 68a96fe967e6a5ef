import type { CodeTexts, MailTexts, PasskeyTexts, PasswordTexts } from './en.ts';

export const texts: MailTexts = {
  welcome: ({ email, shop, hours }) => ({
    subject: `Willkommen bei ${shop}. Bitte bestätigen Sie Ihre E-Mail-Adresse`,
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
  invitation: ({ email, shop, invitationHours }) => ({
    subject: `Einladung ins Team von ${shop}`,
    preview: `Der Link gilt ${invitationHours} Stunden.`,
    title: `Einladung ins Team von ${shop}`,
    lead: `${shop} lädt ${email} in die Konsole des Shops ein. Legen Sie ein Passwort fest, und Sie können anfangen.`,
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

export const codeTexts: CodeTexts = {
  shopper: ({ email, shop, minutes }) => ({
    subject: `Ihr Code für ${shop}`,
    preview: `Er gilt ${minutes} Minuten.`,
    title: 'Ihr Code',
    lead: `Geben Sie diesen Code auf der Seite ein, auf der Sie ihn angefordert haben, und machen Sie als ${email} weiter.`,
    term: `Der Code gilt einmal und ${minutes} Minuten lang. Nur der neueste Code gilt. Wir fragen nie am Telefon oder im Chat danach.`,
    notMe: 'Sie haben ihn nicht angefordert? Dann ignorieren Sie diese E-Mail; ohne den Code kommt niemand hinein.',
  }),
  staff: ({ email }) => ({
    subject: 'Kein Code für diese Adresse',
    preview: 'Mitarbeiter melden sich mit ihrem Passwort an.',
    title: 'Kein Code für diese Adresse',
    lead: `Für ${email} wurde ein Anmeldecode angefordert. Diese Adresse gehört zu jemandem aus dem Team dieses Shops; dafür braucht es das Passwort und, falls eingerichtet, die Authenticator-App.`,
    notMe: 'Sie haben ihn nicht angefordert? Dann ignorieren Sie diese E-Mail; es ändert sich nichts.',
  }),
};

export const passkeyTexts: PasskeyTexts = {
  added: ({ email, name }) => ({
    subject: 'Zu Ihrem Konto kam ein Passkey hinzu',
    preview: `„${name}“ meldet jetzt bei ${email} an.`,
    title: 'Neuer Passkey',
    lead: `Der Passkey „${name}“ wurde zum Konto von ${email} hinzugefügt. Mit ihm meldet man sich ohne Passwort an.`,
    action: 'Passkeys ansehen',
    term: 'Wir schreiben Ihnen jedes Mal, wenn ein Passkey hinzukommt oder entfernt wird.',
    notMe:
      'Das waren nicht Sie? Dann entfernen Sie den Passkey, legen Sie ein neues Passwort fest und melden Sie alle anderen Geräte ab.',
  }),
  removed: ({ email, name }) => ({
    subject: 'Aus Ihrem Konto wurde ein Passkey entfernt',
    preview: `„${name}“ meldet nicht mehr bei ${email} an.`,
    title: 'Passkey entfernt',
    lead: `Der Passkey „${name}“ wurde aus dem Konto von ${email} entfernt und meldet nicht mehr an. Ihr Gerät bietet ihn vielleicht noch an; löschen können Sie ihn dort.`,
    action: 'Passkeys ansehen',
    term: 'Wir schreiben Ihnen jedes Mal, wenn ein Passkey hinzukommt oder entfernt wird.',
    notMe: 'Das waren nicht Sie? Dann legen Sie ein neues Passwort fest und melden Sie alle anderen Geräte ab.',
  }),
};

export const passwordTexts: PasswordTexts = ({ email, shop }) => ({
  subject: 'Ihr Passwort wurde geändert',
  preview: `Für die Konsole von ${shop}.`,
  title: 'Ihr Passwort wurde geändert',
  lead: `Für ${email} gilt in der Konsole von ${shop} ein neues Passwort. Alle anderen Geräte sind abgemeldet.`,
  action: 'Anderes Passwort festlegen',
  term: 'Wir schreiben Ihnen jedes Mal, wenn Ihr Passwort geändert wird.',
  notMe:
    'Das waren nicht Sie? Dann legen Sie sofort ein anderes Passwort fest und sagen Sie der Geschäftsführung Bescheid.',
});
