export const texts = {
  faq: {
    title: 'Help centre',
    lead: 'How buying, storage and shipping work, and what each step costs.',
  },
  article: {
    title: 'Articles',
    lead: 'All our articles: help, terms, and who we are.',
  },
  about: {
    title: 'About the shop',
    lead: 'Who buys, stores and sends for you.',
    company: 'Company',
    name: 'Name',
    address: 'Address',
    registration: 'Registration',
    email: 'E-mail',
    disputes: 'How disputes end',
    pictures: 'Our warehouse',
    picture: 'Our warehouse, picture {{number}} of {{total}}',
  },
  metaGroup: '{{group}} · {{title}}',
  metaSearch: 'Search: {{q}}',
  search: {
    label: 'Search articles',
    placeholder: 'Refund, storage, customs',
    submit: 'Search',
    found: 'Results for “{{q}}” ({{total}})',
    nothingTitle: 'No article found',
    nothing: 'No article contains these words. Try fewer or different ones.',
    empty: 'There are no articles here.',
    showAll: 'Show all articles',
  },
  groups: {
    label: 'Topics',
    all: 'All topics',
  },
  pages: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: 'Page {{page}}',
  },
  detail: {
    place: 'Where you are',
    contents: 'On this page',
    related: 'Read next',
    updated: 'Updated {{date}}',
  },
  helpful: {
    question: 'Was this helpful?',
    yes: 'Yes',
    no: 'No',
    thanks: {
      yes: 'Thank you for your feedback.',
      no: 'Thank you, we will improve it. If you still have a question, write to us.',
    },
  },
  ask: {
    title: 'Still have a question?',
    text: 'Write to us at any time. Include your order number so that we can help you faster.',
    action: 'Contact us',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    content: typeof texts;
  }
}
