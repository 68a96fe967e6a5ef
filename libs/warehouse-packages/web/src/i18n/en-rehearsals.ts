/** Packing rehearsals: goods that are packed before their shipping is paid. */
export const rehearsalTexts = {
  rehearsal: {
    offer: 'Pack first',
    purpose: 'for an exact price ({{amount}})',
    open: 'Packing rehearsal {{number}} is under way',
    title: 'Packing rehearsal',
    close: 'Close',
    text: 'We pack these goods in their box, weigh and measure it and take photos. Then you see the exact price of every shipping method, valid for {{hours}} hours. If the parcel costs more at dispatch, we bear it.',
    noOptions: 'None',
    optionsHint: 'As you chose them on the page. You pay for them with the package.',
    box: 'Your packed goods',
    valid: 'Valid until {{at}}.',
    corrected: 'Corrected: {{note}}',
    usedBy: 'Packed as package {{number}}',
    prices: 'Exact prices',
    pricesText:
      'By the packed box, with the packing options and the storage so far. Insurance can be added when you pack.',
    pricesTo: 'Exact prices to {{place}}',
    noCountry: 'Nothing matches',
    openCountries: 'Show the countries',
    pack: 'Pack these goods at this price',
    by: 'Exact price by your packing rehearsal',
    over: 'The price of packing rehearsal {{number}} does not count for these goods any more.',
    without: 'Continue without it',
  },
};
