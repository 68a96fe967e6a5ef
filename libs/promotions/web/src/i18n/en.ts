export const texts = {
  have: 'Have a coupon?',
  code: 'Coupon code',
  apply: 'Apply',
  applied: '{{code}} applied: −{{amount}}',
  remove: 'Remove',
  own: { title: 'Your coupons', apply: 'Apply {{code}}: −{{amount}}' },
  title: 'Coupons and points',
  lead: 'Your own coupons, your points and your invitations. Use a coupon when you order or send a package.',
  noProgram: 'The shop currently gives no points and no rewards for invitations.',
  failed: { title: 'This could not be loaded', text: 'Please try again.' },
  cancel: 'Cancel',
  off: {
    goods: '{{amount}} off the price of goods',
    shipping: '{{amount}} off the shipping of a package',
    atMost: 'at most {{amount}}',
    from: 'from {{amount}}',
    comma: ', ',
  },
  points: {
    title: 'Points',
    lead_one:
      'When you receive a package, you get {{points}} point for each whole yuan of the goods in it and of what you paid to send it.',
    lead_other:
      'When you receive a package, you get {{points}} points for each whole yuan of the goods in it and of what you paid to send it.',
    balance_one: '{{points}} point',
    balance_other: '{{points}} points',
    offer_one: 'For {{points}} points: {{offer}}, valid for {{count}} day.',
    offer_other: 'For {{points}} points: {{offer}}, valid for {{count}} days.',
    exchange: 'Get the coupon',
    confirmTitle: 'Spend {{points}} points?',
    confirm_one: 'You get a coupon: {{offer}}. It is valid for {{count}} day. Points are not given back.',
    confirm_other: 'You get a coupon: {{offer}}. It is valid for {{count}} days. Points are not given back.',
    exchanged: 'Your coupon is {{code}}',
    history: 'Points received and spent',
    none: 'No points yet.',
    reason: { package: 'Package {{ref}} received', exchange: 'Coupon {{ref}}' },
    newest: 'Newest',
    older: 'Older',
  },
  coupons: {
    title: 'Your coupons',
    lead: 'Only you can use them, each once. When what you used one for is refunded in full, you can use it again.',
    none: 'No coupons yet.',
    copy: 'Copy the code {{code}}',
    until: 'Until {{time}}',
    state: { usable: 'Available', used: 'Used', ended: 'Expired' },
  },
  invited: {
    text: 'Invited with the code {{code}}. If it is valid, you both get a coupon when your first package arrives.',
    remove: 'Remove the code',
  },
  invite: {
    title: 'Invite friends',
    lead_one:
      'Whoever registers through your link gets a coupon when their first package arrives, and so do you: {{offer}}, valid for {{count}} day.',
    lead_other:
      'Whoever registers through your link gets a coupon when their first package arrives, and so do you: {{offer}}, valid for {{count}} days.',
    link: 'Your link',
    copy: 'Copy the link',
    counts: 'Registered: {{registered}}. With a received package: {{rewarded}}.',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    promotions: typeof texts;
  }
}
