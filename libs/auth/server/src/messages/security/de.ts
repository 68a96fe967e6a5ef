import type { words as en } from './en.ts';

export const words: typeof en = {
  added: {
    title: 'Neuer Passkey',
    body: (name) =>
      `Mit dem Passkey „${name}“ kann man sich jetzt bei Ihrem Konto anmelden. Das waren nicht Sie? Dann entfernen Sie ihn, legen Sie ein neues Passwort fest und melden Sie alle anderen Geräte ab.`,
  },
  removed: {
    title: 'Passkey entfernt',
    body: (name) => `Mit dem Passkey „${name}“ kann man sich nicht mehr bei Ihrem Konto anmelden.`,
  },
  passwordRemoved: {
    title: 'Ihr bisheriges Passwort gilt nicht mehr',
    body: 'Sie haben Ihre E-Mail-Adresse mit einem Code bestätigt. Das Passwort dieses Kontos wurde festgelegt, bevor jemand die Adresse bestätigt hatte; es stammt vielleicht nicht von Ihnen. Deshalb gilt es nicht mehr, und alle anderen Geräte sind abgemeldet. Sie können jederzeit ein neues festlegen.',
  },
};
