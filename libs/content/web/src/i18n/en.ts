export const texts = {
  faq: {
    title: 'Help centre',
    lead: 'How buying, storing and shipping work, and what each step costs.',
  },
  article: {
    title: 'Articles',
    lead: 'Everything we have written down: help, terms, and who we are.',
  },
  metaGroup: '{{group}} · {{title}}',
  metaSearch: 'Search: {{q}}',
  search: {
    label: 'Search by words',
    placeholder: 'Refund, storage, customs',
    submit: 'Search',
    found: 'Found for “{{q}}” ({{total}})',
    nothingTitle: 'No article found',
    nothing: 'No article has these words. Try fewer or other ones.',
    empty: 'There is no article here.',
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
      yes: 'Thank you, good to know.',
      no: 'Thank you, we will look at it. If a question is left, write to us.',
    },
  },
  ask: {
    title: 'Still a question?',
    text: 'Write to us at any hour. With the number of your order one answer is usually enough.',
    action: 'How to reach us',
  },
};
