export const texts = {
  have: 'Haben Sie einen Gutschein?',
  code: 'Gutscheincode',
  apply: 'Einlösen',
  applied: '{{code}} eingelöst: −{{amount}}',
  remove: 'Entfernen',
};
