import type { texts as en } from './en.ts';

export const texts: typeof en = {
  login: {
    title: 'Anmelden',
    description: 'Melden Sie sich an und sehen Sie Warenkorb, Bestellungen und Pakete.',
    intro: 'Ihr Warenkorb, Ihre Bestellungen und Pakete.',
    submit: 'Anmelden',
    forgotten: 'Passwort vergessen?',
    noAccount: 'Neu hier?',
    toRegister: 'Konto anlegen',
    withCode: 'Weiter mit einem Code',
    withPasskey: 'Passkey verwenden',
    orPassword: 'oder mit Ihrem Passwort',
  },
  code: {
    title: 'Code eingeben',
    intro: 'Wir haben einen sechsstelligen Code an {{email}} geschickt. Er gilt 10 Minuten.',
    label: 'Code',
    hint: 'Sobald alle sechs Ziffern da sind, geht es weiter.',
    submit: 'Weiter',
    isNew: 'Zu {{email}} gibt es noch kein Konto. Stimmen Sie den Bedingungen zu, dann legen wir eines an.',
    another: 'Andere E-Mail-Adresse',
  },
  passkey: {
    left: 'Es wurde kein Passkey verwendet. Sie können sich mit einem Code oder Ihrem Passwort anmelden.',
    failed: 'Dieser Browser konnte keinen Passkey verwenden. Bitte melden Sie sich anders an.',
  },
  register: {
    title: 'Konto anlegen',
    description:
      'Registrieren Sie sich mit Ihrer E-Mail-Adresse, kaufen Sie in chinesischen Shops und erhalten Sie alles in einem Paket.',
    intro: 'Ein Konto für Einkauf, Lagerung und Versand.',
    submit: 'Konto anlegen',
    hasAccount: 'Sie haben schon ein Konto?',
    toLogin: 'Anmelden',
    agree: 'Ich habe die Registrierungsbedingungen gelesen und stimme ihnen zu',
    terms: 'Wortlaut:',
  },
  registered: {
    title: 'Ihr Konto ist bereit',
    description: 'Bestätigen Sie Ihre E-Mail-Adresse mit dem Link, den wir Ihnen geschickt haben.',
    sent: 'Wir haben eine E-Mail an {{email}} geschickt. Öffnen Sie den Link darin innerhalb von 24 Stunden, um Ihre Adresse zu bestätigen.',
    notSent: 'Wir konnten die E-Mail an {{email}} gerade nicht senden. Ihr Konto funktioniert trotzdem.',
    confirmed: '{{email}} ist bestätigt.',
    hint: 'Nach ein paar Minuten noch keine E-Mail? Bitte sehen Sie auch im Spam-Ordner nach.',
    goBack: 'Zurück zur vorigen Seite',
    start: 'Jetzt einkaufen',
  },
  unconfirmed: {
    title: 'E-Mail-Adresse bestätigen',
    intro:
      'Geben Sie die E-Mail-Adresse ein, mit der Sie sich registriert haben. Wir schicken Ihnen den Link noch einmal.',
    confirmed: 'Schon bestätigt?',
    toLogin: 'Anmelden',
  },
  activationRequest: {
    submit: 'Link erneut senden',
    sent: 'Wenn es zu {{email}} ein noch nicht bestätigtes Konto gibt, ist eine E-Mail unterwegs.',
  },
  sendAgain: {
    now: 'Erneut senden',
    in: 'in {{seconds}} s',
    done: 'Die E-Mail ist unterwegs',
  },
  findPassword: {
    title: 'Passwort vergessen?',
    description: 'Fordern Sie einen Link an, um ein neues Passwort festzulegen.',
    intro:
      'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort festlegen.',
    submit: 'Link senden',
    remembered: 'Doch wieder eingefallen?',
    toLogin: 'Anmelden',
  },
  resetSent: {
    title: 'Sehen Sie in Ihr Postfach',
    text: 'Wenn es zu {{email}} ein Konto gibt, ist eine E-Mail mit einem Link unterwegs. Der Link gilt 30 Minuten.',
    another: 'Andere E-Mail-Adresse',
  },
  resetPassword: {
    title: 'Neues Passwort festlegen',
    description: 'Wählen Sie ein neues Passwort für Ihr Konto.',
    intro: 'Alle angemeldeten Geräte müssen sich danach neu anmelden.',
    submit: 'Passwort festlegen',
    checking: 'Der Link wird geprüft',
    notChecked: 'Wir konnten den Link gerade nicht prüfen.',
  },
  expiredLink: {
    title: 'Dieser Link gilt nicht mehr',
    text: '{{message}}. Ein Link gilt einmal, innerhalb von 30 Minuten.',
    again: 'Neuen Link senden',
  },
  result: {
    description: 'Ergebnis des Links aus Ihrer E-Mail.',
    activate: {
      title: 'Ihre E-Mail-Adresse wird bestätigt',
      text: 'Einen Moment bitte.',
      failed: 'Das hat gerade nicht geklappt. Der Link gilt weiterhin.',
    },
    activated: {
      title: 'Ihre E-Mail-Adresse ist bestätigt',
      text: 'Wir schreiben Ihnen, wenn Ware in unserem Lager ankommt und wenn ein Paket auf den Weg geht.',
    },
    activation_failed: {
      title: 'Dieser Link gilt nicht mehr',
      text: 'Bestätigungslinks gelten einmal, innerhalb von 24 Stunden. Fordern Sie einen neuen an.',
    },
    reset: {
      title: 'Ihr neues Passwort ist festgelegt',
      text: 'Alle Geräte wurden abgemeldet. Bitte melden Sie sich mit dem neuen Passwort an.',
    },
  },
  tryAgain: 'Erneut versuchen',
  cause: {
    cart: 'Melden Sie sich an oder registrieren Sie sich, um dies in den Warenkorb zu legen. Ihre Auswahl bleibt erhalten.',
    order: 'Melden Sie sich an oder registrieren Sie sich, um dies zu kaufen. Ihre Auswahl bleibt erhalten.',
    favourite: 'Melden Sie sich an oder registrieren Sie sich, um Ihre Favoriten zu behalten.',
    request:
      'Melden Sie sich an oder registrieren Sie sich, um Ihre Suchanfrage zu senden. Ihre Angaben bleiben erhalten.',
  },
  back: 'Danach kommen Sie zu der Seite zurück, von der Sie kamen.',
  field: {
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    passwordHint: '6–20 Buchstaben oder Ziffern, mindestens je eine davon',
    passwordConfirm: 'Passwort wiederholen',
  },
};
