import { orderTexts } from './en-orders.ts';
import { termsTexts } from './en-terms.ts';

export const texts = {
  ...orderTexts,
  ...termsTexts,
  title: 'Cart',
  description: 'What you are about to buy, grouped by shop, with every fee.',
  count_one: '{{count}} product',
  count_other: '{{count}} products',
  loading: 'Loading the cart',
  checking: 'Checking today’s prices with the shops',
  failed: {
    title: 'The cart could not be loaded',
    text: 'Your products are safe. Please try again.',
  },
  empty: {
    title: 'Your cart is empty',
    text: 'Paste a product link and we will buy it for you.',
    action: 'Find a product',
  },
  column: {
    product: 'Product',
    price: 'Unit price',
    quantity: 'Quantity',
    amount: 'Amount',
  },
  shop: {
    unnamed: 'Unnamed shop',
    select: 'Select all of {{shop}}',
    goods: 'Goods',
    photos: 'Fine photography',
    shipping: 'Domestic shipping',
    discount: 'Discount',
    total: 'Shop total',
  },
  line: {
    select: 'Select {{name}}',
    manual: 'Entered manually',
    atShop: 'At the shop',
    quantity: 'Quantity of {{name}}',
    fewer: 'One fewer',
    more: 'One more',
    withPhotos: 'with {{fee}} for photos',
    remove: 'Remove',
    removeOf: 'Remove {{name}}',
    note: 'Note: {{note}}',
    photoNote: 'To photograph: {{note}}',
    photos_one: 'Fine photography: {{count}} photo, {{fee}}',
    photos_other: 'Fine photography: {{count}} photos, {{fee}}',
    edit: 'Note and photos',
    editOf: 'Note and photos of {{name}}',
    ownPrice: 'Your price',
    listedPrice: 'The shop’s price is {{price}}.',
    priceChanged: 'Price changed',
    previousPrice: 'It was {{price}} when you added it.',
  },
  reason: {
    full_reduction: 'Full-reduction discount',
    negotiated: 'Price negotiated with merchant',
    shipping_discount: 'Shipping discount',
    page_price_wrong: 'Page price wrong',
    other: 'Other',
  },
  lineOptions: {
    note: 'Note for our buyers',
    noteHint: 'Colour, size, or anything else they should know.',
    optional: '(optional)',
    count: 'Number of photos',
    countHint: '{{fee}} per photo, {{max}} at most. Photo fees are not refunded once paid.',
    photoNote: 'What to photograph',
    counter: '{{used}} of {{max}} characters',
    save: 'Save',
    cancel: 'Cancel',
    saved: 'Saved',
  },
  remove: {
    selected: 'Remove selected',
    title: 'Remove from the cart?',
    one: '“{{name}}” will be removed from your cart.',
    several: '{{count}} products will be removed from your cart.',
    confirm: 'Remove',
    cancel: 'Keep',
    done: 'Removed from your cart',
  },
  summary: {
    label: 'Selection summary',
    selectAll: 'Select all',
    selected_one: '{{count}} selected',
    selected_other: '{{count}} selected',
    total: 'Total',
    later: 'International shipping is paid later, by weight.',
    checkout: 'Check out',
    announcement: '{{selected}}, {{amount}} in total',
    none: 'No product selected!',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'cart-orders': typeof texts;
  }
}
