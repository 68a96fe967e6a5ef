export const texts = {
  title: 'Buy from any Chinese shop. One parcel to your door.',
  metaTitle: 'Buy from any Chinese shop, one parcel to your door',
  metaDescription:
    'Paste a link from Taobao, Tmall, 1688, JD or Weidian. We buy the goods, check, weigh and photograph them, store them free for {{days}} days and ship everything in one parcel.',
  metaDescriptionPlain:
    'Paste a link from Taobao, Tmall, 1688, JD or Weidian. We buy the goods, check and weigh them, store them free for {{days}} days and ship everything in one parcel.',
  lead: 'Paste a product link. We buy it, check it, keep it {{days}} days free, and ship everything together.',
  manual: 'No link at hand? Describe the product and we’ll buy it',
  picture: 'Only a picture? We’ll find the goods',
  saved: 'Your favourites and recent links',
  howTo: {
    title: 'How to buy',
    paste: {
      title: 'Paste a link',
      text: 'Use any product page, or the share text of a shopping app. If we cannot read the page, you describe the product in a short form.',
    },
    buy: {
      title: 'We buy and check',
      text: 'We review your order within {{from}}-\u2060{{to}} working hours, then buy from the shop. When the goods arrive, we check, weigh, measure and photograph them.',
      textPlain:
        'We review your order within {{from}}-\u2060{{to}} working hours, then buy from the shop. When the goods arrive, we check, weigh and measure them.',
    },
    parcel: {
      title: 'One parcel',
      text: 'Choose what to pack, compare shipping methods side by side, and see every fee before you pay.',
    },
    more: 'The whole process, step by step',
  },
  costs: {
    title: 'What it costs',
    lead: 'You pay twice: once for the goods, once for shipping. Every amount is itemised before you pay.',
    first: {
      title: 'The goods',
      when: 'First payment, when you order',
      goods: 'Product',
      goodsValue: 'the shop’s own price',
      domestic: 'Domestic shipping',
      domesticValue: 'once per shop',
      photos: 'Fine photography (optional)',
      photosValue: '{{fee}} per photo',
      note: 'No other fee is added to an order.',
    },
    second: {
      title: 'Shipping',
      when: 'Second payment, when you send a parcel',
      firstWeight: 'The first 500\u00a0g',
      firstWeightValue: 'the method’s base price',
      furtherWeight: 'Each further 500\u00a0g',
      furtherWeightValue: 'the method’s step price',
      customs: 'Customs declaration',
      customsValue: 'one fee per parcel',
      storage: 'Storage, first {{days}} days',
      storageValue: 'free',
      storageAfter: 'Storage afterwards',
      storageAfterValue: '{{fee}} per item per day',
      note: 'The chargeable weight is the greater of actual weight with packing and volumetric weight.',
    },
    formula: 'Shipping = first 500\u00a0g + each further 500\u00a0g or part of it + customs declaration',
  },
  shops: {
    title: 'Shops whose links we know',
    text: 'Any other shop works, too: if we can read its page, you see the product; if not, you describe it in a short form.',
  },
  example: {
    title: 'A worked example',
    lead: 'A parcel of {{weight}} to {{country}}, at today’s prices of two of our shipping methods. The goods are an example.',
    card: 'Example: goods in your warehouse',
    goods: 'Canvas tote',
    spec: 'Natural, L',
    days: '{{from}}-{{to}} days',
    charged: '{{weight}} with packing',
    first: 'The first 500\u00a0g',
    further_one: '{{count}} further step of 500\u00a0g at {{fee}}',
    further_other: '{{count}} further steps of 500\u00a0g at {{fee}}',
    freight: 'Freight',
    surcharges: 'Surcharges, such as fuel',
    total: 'Shipping',
  },
  goods: {
    title: 'How we handle your goods',
    lead: 'We process every item before it goes into your warehouse.',
    checked: { title: 'Checked', text: 'We compare what arrived with your order: product, options, quantity.' },
    weighed: { title: 'Weighed', text: 'To the gram, so that you know the shipping weight before you pack.' },
    measured: { title: 'Measured', text: 'Length, width and height, because some shipping methods charge by volume.' },
    photographed: {
      title: 'Photographed',
      text_one:
        'Every item gets {{count}} photo without a fee, beside the shop’s picture. Fine photography adds up to {{max}} detailed photos of a product, at {{fee}} each.',
      text_other:
        'Every item gets {{count}} photos without a fee, beside the shop’s picture. Fine photography adds up to {{max}} detailed photos of a product, at {{fee}} each.',
    },
    onRequest: {
      title: 'Photographed on request',
      text: 'Fine photography shows up to {{max}} details of a product, at {{fee}} per photo.',
    },
  },
  storage: {
    title: '{{days}} days of free storage',
    text: 'Storage time starts when each item arrives, so you can wait for the slowest shop. After that, storage costs {{fee}} per item per day. You see the fee before it starts and pay it with the parcel.',
    ring: 'days free',
    arrives: 'Goods arrive',
    arrivesWhen: 'Day 1',
    reminders: 'We remind you by message and e-mail',
    remindersWhen: '7, 3 and 1 days before the end',
    after: '{{fee}} per item per day',
    afterWhen: 'After day {{days}}',
  },
  refund: {
    title: 'Changed your mind?',
    text: 'You can request a refund of the goods and their domestic shipping up to {{hours}} hours after payment. Fees for fine photography are not refunded.',
  },
  help: {
    title: 'Questions, answered by people',
    text: 'Read how it works, or write to us at any time.',
    faqs: 'Frequently asked questions',
    centre: 'Open the help centre',
    mail: 'Write to {{email}}',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    home: typeof texts;
  }
}
