export const texts = {
  title: 'Contact us',
  lead: 'Our staff answer within eight working hours.',
  list: 'Your conversations',
  about: {
    order: 'About order {{ref}}',
    package: 'About package {{ref}}',
    general: 'General question',
    request: 'Find goods for me',
  },
  state: { open: 'Waiting for our answer', answered: 'Answered', closed: 'Closed' },
  last: { shopper: 'You: {{text}}', staff: 'Our staff: {{text}}' },
  by: { shopper: 'You', staff: 'Our staff' },
  empty: 'You have not written to us yet.',
  more: 'Older conversations',
  newest: 'Newest conversations',
  loading: 'The conversations are loading',
  failed: { title: 'The conversations could not be loaded', text: 'Please try again in a moment.' },
  missing: { title: 'This conversation does not exist', text: 'Please choose another one from the list.' },
  place: 'Where you are',
  messages: 'Messages',
  earlier_one: 'Show {{count}} earlier message',
  earlier_other: 'Show earlier messages ({{count}})',
  picture: 'Picture {{place}} of the message',
  openPicture: 'Enlarge picture {{place}} of the message',
  enlarge: 'Enlarge',
  pictures: 'Pictures of the message',
  ask: {
    open: 'Ask about this product',
    text: 'Your question',
    email: 'Your e-mail',
    emailHint: 'Only for our answer. You need no account.',
    send: 'Send the question',
    sent: 'We have your question',
    comesTo: 'Our answer comes to {{email}} within {{hours}} working hours.',
    comesHere: 'Our answer comes within {{hours}} working hours, among your conversations.',
    conversations: 'Your conversations',
    close: 'Close',
  },
  form: {
    title: 'Write to us',
    requestTitle: 'What should we find for you?',
    requestHint:
      'A link, words or a screenshot: whatever you have, with size, colour and quantity. A buyer looks for it and offers you a price, which you accept by one tap.',
    text: 'Your message',
    counter: '{{used}} of {{max}} characters',
    pictures: 'Pictures',
    optional: '(optional)',
    hint: 'Up to {{max}} pictures, gif, jpg or png, at most 10 MB each.',
    choose: 'Choose a picture or drop it here',
    uploading: 'The picture is being uploaded',
    remove: 'Remove picture {{place}}',
    attached: 'Picture {{place}}',
    send: 'Send',
    sent: 'Your message was sent',
    reopens: 'Your message opens the conversation again.',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    support: typeof texts;
  }
}
