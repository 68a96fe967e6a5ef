export const dutyTexts = {
  duties: {
    title: 'Duty and tax by country',
    description:
      'What countries charge on parcels from China: duty-free limit, customs duty and import tax, each figure with its source and date.',
    intro:
      'What a country charges on a parcel of ordinary goods from China, such as clothing, shoes, bags and electronics. These are the figures of our estimates, and each names the page that states it.',
    choose: 'Country or region',
    chooseFirst: 'Choose',
    show: 'Show the figures',
    all: 'Countries with figures',
    notListed: 'We have no figures for a country that is not in this list, and our estimates say so.',
    none: {
      title: 'No figures yet',
      text: 'We have no figures for any country yet, and our estimates call duty and tax unknown.',
    },
    place: 'Where you are',
    of: 'Duty and tax: {{place}}',
    ofDescription:
      'Destination {{place}}: duty-free limit, customs duty and import tax on parcels from China, each figure with its source and date.',
    figures: 'What is charged',
    figure: 'Figure',
    amount: 'Amount',
    source: 'Source',
    asOf: 'as of {{day}}',
    endsSoon: 'Ends soon',
    coming: 'What will change',
    fromDay: 'From {{day}} on',
    line: '{{name}}: {{words}}',
    ends: 'A figure above ends.',
    noSource: 'We found no page that states it.',
    since: 'Version {{version}} of our figures, in force since {{day}}.',
    first: 'Version {{version}} of our figures, in force from the start.',
    entered: 'Entered on {{day}}.',
    unknown: {
      title: 'We have no figures for this country yet',
      text: 'What it charges is unknown to us, so our estimates call its duty and tax unknown. Please ask its customs office.',
    },
    rules: 'How to read the figures',
    fee: 'A customs fee is charged for each parcel or kind of goods as stated, also below the limits.',
    limit:
      'A limit includes its amount: what is worth exactly that much is still free. Above it the whole value is charged, not only the part above.',
    range:
      'Two rates are the lowest and the highest for ordinary goods. Which one applies is decided by the kind of goods.',
    dates:
      'The date of a source is the day of its page or of its rule. Where a law begins or ends on a known day, the figure says so, and estimates follow it.',
    customs: 'Customs decide, and carriers may add a fee. Shipping methods with duties paid include duty and tax.',
    accuracy: 'How well our quotes hold',
    estimate: 'Estimate shipping, duty and tax',
  },
};
