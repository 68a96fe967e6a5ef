import { dutyTexts } from './en-duties.ts';

export const texts = {
  ...dutyTexts,
  metaTitle: 'Fulfilment and logistics from China and Hong Kong',
  metaDescription:
    'We store your goods, pack each order and ship it from China or Hong Kong: by express, direct injection, post or ocean. Request a quote.',
  title: 'Fulfilment and logistics from China and Hong Kong',
  lead: 'Send us your stock once. We store it, pack every order, and ship it by the method that suits it.',
  ask: 'Request a quote',
  figures: {
    title: 'In numbers',
    customers: 'customers',
    countries: 'countries with our customers',
    reach: 'countries and {{regions}} regions we ship to',
    warehouses: 'warehouses',
  },
  services: {
    title: 'Two places to ship from',
    lead: 'Use one, or both.',
    china: {
      title: 'From China',
      text: 'Goods from factories and shops on the mainland come to us by domestic carrier and leave for your customers order by order.',
    },
    hongkong: {
      title: 'From Hong Kong',
      text: 'Stock from several sources is kept in Hong Kong and ships from there.',
    },
    tasks: {
      label: 'What we do in both places',
      receive: 'Receive, count and check your goods',
      store: 'Store them in the warehouse',
      pack: 'Pick and pack every order',
      ship: 'Declare, ship and report the tracking number',
    },
  },
  process: {
    title: 'How it starts',
    ask: { title: 'Tell us what you ship', text: 'Fill in the form below: what, how much, and where to.' },
    offer: { title: 'Get a quote', text: 'By e-mail, with shipping methods, prices and times for your goods.' },
    stock: { title: 'Send your stock', text: 'We count it and tell you what has arrived.' },
    orders: { title: 'Orders ship', text: 'Each order is packed, shipped and tracked.' },
  },
  delivery: {
    title: 'Four ways to your customers',
    lead: 'Typical times, from hand-over to the carrier to the door.',
    accuracy: 'How well our quotes and days hold, in figures',
    days: '{{from}}-{{to}} days',
    weeks: '{{from}}-{{to}} weeks',
    express: { name: 'Express', suits: 'For urgent or valuable goods' },
    injection: { name: 'Direct injection', suits: 'Travels in bulk, then as a local parcel' },
    postal: { name: 'Postal', suits: 'For small and light parcels' },
    ocean: { name: 'Ocean', suits: 'For heavy or bulky goods' },
  },
  shopper: { text: 'Buying for yourself? You do not need an enquiry.', link: 'How proxy purchase works' },
  enquiry: {
    title: 'Request a quote',
    lead: 'Tell us what you ship. We reply by e-mail.',
    name: 'Your name',
    company: 'Company',
    email: 'E-mail',
    phone: 'Phone',
    country: 'Country or region',
    choose: 'Choose',
    parcels: 'Parcels per month (estimate)',
    message: 'What do you ship, and where to?',
    counter: '{{used}} of {{max}} characters',
    trap: 'Leave this field empty',
    privacy: 'We use these details only to answer you.',
    privacyLink: 'Privacy',
    submit: 'Send enquiry',
    failedCountries: 'The list of countries could not be loaded.',
    again: 'Try again',
    sentTitle: 'Your enquiry was sent',
    sentText: 'We will reply to {{email}}. If nothing arrives, please check your spam folder, too.',
    another: 'Send another enquiry',
    noScript: 'The form needs JavaScript. You can also write to the service address at the foot of this page.',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    logistics: typeof texts;
  }
}
