import { checkTexts } from './en-check.ts';
import { goodsTexts } from './en-goods.ts';
import { landedTexts } from './en-landed.ts';
import { packTexts } from './en-pack.ts';
import { packageTexts } from './en-packages.ts';
import { parcelServiceTexts } from './en-parcel-services.ts';
import { rejectionTexts } from './en-rejection.ts';
import { splitTexts } from './en-split.ts';
import { taxTexts } from './en-tax.ts';

/** The warehouse, and texts that all pages share. */
export const texts = {
  ...checkTexts,
  ...goodsTexts,
  ...landedTexts,
  ...packTexts,
  ...packageTexts,
  ...parcelServiceTexts,
  ...rejectionTexts,
  ...splitTexts,
  ...taxTexts,
  counter: '{{used}} of {{max}} characters',
  restriction: {
    battery: 'Battery',
    liquid: 'Liquid',
    powder: 'Powder',
    food: 'Food',
    cosmetics: 'Cosmetics',
    magnet: 'Magnet',
    medicine: 'Medicine',
    blade: 'Blade',
    branded: 'Branded goods',
    fragile: 'Fragile',
  },
  store: {
    parcels: 'Own parcels',
    services: 'My services',
    title: 'My warehouse',
    returns: 'Returns and exchanges',
    description: 'Your goods in our warehouse: photos, weight, size and free days left.',
    count_one: '{{count}} item',
    count_other: '{{count}} items',
    loading: 'Loading your goods',
    failed: {
      title: 'Your goods could not be loaded',
      text: 'They are safe in the warehouse. Please try again.',
    },
    empty: {
      all: 'Your warehouse is empty. Goods appear here when they arrive.',
      orders: 'See my orders',
      page: 'There is nothing on this page.',
      first: 'Go to the first page',
    },
  },
  item: {
    noPhoto: 'No photo yet',
    noPhotoOf: '{{name}}, picture of the product page',
    photos: 'Photos of {{name}}',
    photoCount_one: '{{count}} photo',
    photoCount_other: '{{count}} photos',
    photosOf_one: 'View {{count}} photo of {{name}}',
    photosOf_other: 'View {{count}} photos of {{name}}',
    photosDue_one: '{{count}} photo is still to come.',
    photosDue_other: '{{count}} photos are still to come.',
    pieces_one: '{{count}} piece',
    pieces_other: '{{count}} pieces',
    daysLeft_one: '{{count}} day of free storage left',
    daysLeft_other: '{{count}} days of free storage left',
    left_one: '{{count}} free day left',
    left_other: '{{count}} free days left',
    then: 'From {{date}}: {{fee}} per day',
    over: 'Free storage has ended',
    since: '{{fee}} per day since {{date}}',
    owed: 'Storage so far: {{amount}}',
    owedSoFar: 'Storage so far: {{amount}}, {{most}} at most',
    owedInAll: 'Storage: {{amount}}, which is the most it costs',
    keptUntil: 'Kept until {{date}}',
    disposal: 'Pack it before {{date}}: afterwards it is disposed of, without a refund.',
    order: 'Order',
    own: 'Own parcel',
    warehouse: 'In {{name}}',
    select: 'Select',
  },
  calendar: {
    add: 'Calendar',
    title: 'Free storage ends: {{name}}',
    text: 'Afterwards storage costs {{fee}} per day. Pack the goods before then.',
    file: 'free-storage',
  },
  bar: {
    label: 'Goods selected for packing',
    selectAll: 'Select all on this page',
    selected_one: '{{count}} item, {{weight}}',
    selected_other: '{{count}} items, {{weight}}',
    clear: 'Clear the selection',
    from: 'Shipping from',
    by: 'by {{line}}, to {{place}}',
    asking: 'Calculating shipping to {{place}}',
    noPlace: 'Add an address when you pack to see the shipping cost.',
    noLine: 'No shipping method to {{place}} can carry this selection.',
    notServed: 'We do not ship to {{place}} yet.',
    failed: 'We could not calculate shipping just now.',
    pack: 'Pack',
    none: 'No product selected!',
    apart: 'These goods are in {{count}} warehouses and make {{count}} packages.',
    only: 'Only {{name}}',
    tooMany: 'A package holds up to {{max}} items.',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'warehouse-packages': typeof texts;
  }
}
