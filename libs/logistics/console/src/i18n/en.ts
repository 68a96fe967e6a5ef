export const texts = {
  title: 'Enquiries',
  states: 'Which enquiries',
  state: { open: 'Open', closed: 'Closed' },
  company: 'Company',
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  country: 'Country',
  parcels: 'Parcels a month',
  answerIn: 'Answer in',
  languages: { en: 'English', zh: 'Chinese' },
  at: 'Received',
  note: 'What came of it',
  noteHint: 'For colleagues: what you offered, or why not.',
  close: 'Close the enquiry',
  closedWith: 'Closed: {{note}}',
  back: 'Back to the list',
  loading: 'The list is loading',
  failed: 'The enquiries could not be read',
  empty: {
    open: 'No enquiry waits for an answer.',
    closed: 'No enquiry has been closed yet.',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'logistics-console': typeof texts;
  }
}
