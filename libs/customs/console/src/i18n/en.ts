export const texts = {
  loading: 'The page is loading',
  rule: {
    title: 'Customs',
    declarations: 'Declarations',
    lead: 'Posts and the customs of many countries ask for a line with a tariff code for all goods of a parcel.',
    declares: 'Declare contents before packing',
    declaresHint: 'A package is packed once its contents are declared on its page.',
    ioss: 'IOSS number',
    iossHint: 'IM and 10 digits: yours in the EU’s import one-stop shop, or your intermediary’s.',
    eori: 'EORI number',
    eoriHint: 'The code of a country and up to 15 characters. Leave it empty without one.',
    failed: 'The rule could not be read',
  },
  declaration: {
    title: 'Customs declaration',
    none: 'The contents are not declared.',
    write: 'Declare the contents',
    change: 'Change the declaration',
    goods: '{{name}} × {{count}}',
    suggested: 'Suggested:',
    description: 'Description',
    descriptionHint: 'In English: what it is and of what',
    code: 'HS code',
    codeHint: '6 digits',
    origin: 'Origin',
    originHint: 'Code of the country, such as CN',
    value: 'Value',
    weight: 'Net weight',
    sum: 'Lines: {{sum}} of {{declared}} declared by the shopper',
    search: 'Find another code',
    searchWords: 'Words or the first digits',
    find: 'Search',
    noneFound: 'No code fits.',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'customs-console': typeof texts;
  }
}
