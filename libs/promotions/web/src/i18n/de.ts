import type { texts as en } from './en.ts';

export const texts: typeof en = {
  have: 'Haben Sie einen Gutschein?',
  code: 'Gutscheincode',
  apply: 'Einlösen',
  applied: '{{code}} eingelöst: −{{amount}}',
  remove: 'Entfernen',
  own: { title: 'Ihre Gutscheine', apply: '{{code}} einlösen: −{{amount}}' },
  title: 'Gutscheine und Punkte',
  lead: 'Ihre eigenen Gutscheine, Ihre Punkte und Ihre Einladungen. Gutscheine lösen Sie ein, wenn Sie bestellen oder ein Paket verschicken.',
  noProgram: 'Der Shop vergibt zurzeit keine Punkte und belohnt keine Einladungen.',
  failed: { title: 'Das konnte nicht geladen werden', text: 'Bitte versuchen Sie es erneut.' },
  cancel: 'Abbrechen',
  off: {
    goods: '{{amount}} Nachlass auf den Preis der Ware',
    shipping: '{{amount}} Nachlass auf den Versand eines Pakets',
    atMost: 'höchstens {{amount}}',
    from: 'ab {{amount}}',
    comma: ', ',
  },
  points: {
    title: 'Punkte',
    lead_one:
      'Wenn Sie ein Paket erhalten, bekommen Sie {{points}} Punkt für jeden vollen Yuan der Ware darin und dessen, was Sie für den Versand bezahlt haben.',
    lead_other:
      'Wenn Sie ein Paket erhalten, bekommen Sie {{points}} Punkte für jeden vollen Yuan der Ware darin und dessen, was Sie für den Versand bezahlt haben.',
    balance_one: '{{points}} Punkt',
    balance_other: '{{points}} Punkte',
    offer_one: 'Für {{points}} Punkte: {{offer}}, {{count}} Tag gültig.',
    offer_other: 'Für {{points}} Punkte: {{offer}}, {{count}} Tage gültig.',
    exchange: 'Gutschein holen',
    confirmTitle: '{{points}} Punkte einlösen?',
    confirm_one: 'Sie erhalten einen Gutschein: {{offer}}. Er gilt {{count}} Tag. Punkte werden nicht zurückgegeben.',
    confirm_other:
      'Sie erhalten einen Gutschein: {{offer}}. Er gilt {{count}} Tage. Punkte werden nicht zurückgegeben.',
    exchanged: 'Ihr Gutschein: {{code}}',
    history: 'Erhaltene und eingelöste Punkte',
    none: 'Noch keine Punkte.',
    reason: { package: 'Paket {{ref}} erhalten', exchange: 'Gutschein {{ref}}' },
    newest: 'Neueste',
    older: 'Ältere',
  },
  coupons: {
    title: 'Ihre Gutscheine',
    lead: 'Nur Sie können sie einlösen, jeden einmal. Wird alles erstattet, wofür Sie einen eingelöst haben, gilt er wieder.',
    none: 'Noch keine Gutscheine.',
    copy: 'Code {{code}} kopieren',
    until: 'Bis {{time}}',
    state: { usable: 'Gültig', used: 'Eingelöst', ended: 'Abgelaufen' },
  },
  invited: {
    text: 'Eingeladen mit dem Code {{code}}. Ist er gültig, erhalten Sie beide einen Gutschein, sobald Ihr erstes Paket ankommt.',
    remove: 'Code entfernen',
  },
  invite: {
    title: 'Freunde einladen',
    lead_one:
      'Wer sich über Ihren Link registriert, erhält mit dem ersten angekommenen Paket einen Gutschein, und Sie ebenso: {{offer}}, {{count}} Tag gültig.',
    lead_other:
      'Wer sich über Ihren Link registriert, erhält mit dem ersten angekommenen Paket einen Gutschein, und Sie ebenso: {{offer}}, {{count}} Tage gültig.',
    link: 'Ihr Link',
    copy: 'Link kopieren',
    counts: 'Registriert: {{registered}}. Mit erhaltenem Paket: {{rewarded}}.',
  },
};
