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
  countries: {
    lead: 'Customs of these countries ask for a number of the recipient. Change the list when a law changes: it counts for new packages and for those that wait.',
    needs: { required: 'Required', optional: 'Optional', off: 'Not asked' },
    other: 'Any number',
    another: 'Another country',
    choose: 'Choose a country',
    add: 'Add the country',
    remove: 'Remove',
  },
  papers: {
    title: 'Customs papers',
    missing: 'The papers cannot be made yet',
    gaps: {
      payment: 'The package is not paid, or was cancelled.',
      declaration: 'The contents are not declared: declare them on the page of the package.',
      tax_number: 'The tax number of the recipient is missing: the destination asks for it.',
      sender: 'Nobody is entered as the sender of parcels. That is done under Carriers.',
    },
    suggested: {
      cn22: 'A parcel by post of up to 2 kg and 300 SDR goes with a CN 22.',
      cn23: 'A parcel by post above 2 kg or 300 SDR goes with a CN 23.',
      invoice: 'A parcel by courier goes with a commercial invoice.',
    },
    category: 'Contents',
    categories: {
      gift: 'Gift',
      documents: 'Documents',
      commercial_sample: 'Commercial sample',
      returned_goods: 'Returned goods',
      sale_of_goods: 'Sale of goods',
      other: 'Other',
    },
    print: { cn22: 'Print the CN 22', cn23: 'Print the CN 23', invoice: 'Print the commercial invoice' },
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
