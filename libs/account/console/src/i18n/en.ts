export const texts = {
  loading: 'The list is loading',
  failed: 'The list could not be read',
  apply: 'Filter',
  people: {
    title: 'People',
    filter: 'Find people',
    search: 'E-mail, nickname or id',
    email: 'E-mail',
    nickname: 'Nickname',
    state: 'State',
    staff: 'Staff',
    verified: 'E-mail confirmed',
    unverified: 'E-mail not confirmed',
    since: 'Since',
    id: 'Id',
    copyId: 'Copy the id',
    empty: 'No account matches. Try part of the e-mail address.',
  },
  audit: {
    title: 'Audit log',
    lead: 'What staff did, newest first. Entries cannot be changed or removed.',
    filter: 'Filter the log',
    at: 'Time',
    who: 'Who',
    action: 'Action',
    subject: 'Subject',
    staffId: 'Id of the staff account',
    from: 'From',
    to: 'To',
    note: 'Reason',
    facts: 'Details',
    empty: 'No entry matches these filters. Remove one of them.',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'account-console': typeof texts;
  }
}
