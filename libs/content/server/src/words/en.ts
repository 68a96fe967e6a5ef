export const words = {
  /** Browsers show these of the storefront before they install it. */
  manifest: 'Buy from any Chinese shop. One parcel to your door.',
  /** The names of the groups of articles that ship with the product. */
  groups: {
    buying: 'Buying',
    fees: 'Fees and payment',
    shipping: 'Warehouse and shipping',
    account: 'Your account',
    about: 'About us',
    news: 'News',
  },
  /** A mail from the set-up list to the owner who asked for it. */
  testMail: {
    subject: (shop: string) => `Test mail from ${shop}`,
    title: 'Mails of your shop arrive',
    lead: (shop: string, address: string) =>
      `The set-up list of ${shop} sent this mail to ${address}. That you read it in your inbox means that the mail server takes the mails of your shop and that they are delivered.`,
  },
  /** The list of periods in the article on privacy. */
  retention: {
    what: 'What',
    period: 'Deleted after',
    kinds: {
      conversations: 'Conversations with our service, after their last message',
      inbox: 'Messages in your inbox',
      undelivered_mails: 'Mails that could not be delivered',
      goods_photos: 'Photos of goods and parcels, after you received the goods',
      tax_numbers: 'Recipients’ tax numbers, after the package was sent',
      leads: 'Enquiries about logistics',
      article_votes: 'Whether an article helped',
      payment_events: 'Notices of payment providers about a payment',
      staff_actions: 'Records of what our staff did',
    },
    days: (count: number) => `${count} days`,
  },
};
