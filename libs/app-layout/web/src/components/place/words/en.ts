/** The texts of the dialog; every page loads those of its button. */
export const words = {
  title: 'Delivery and currency',
  text: 'Prices to your door are for this country. Amounts in yuan are also shown in this currency. This browser keeps both.',
  none: 'Nothing matches',
  open: 'Show the list',
  country: 'Country',
  choose: 'Choose a country',
  missing: 'Please choose a country from the list.',
  currency: 'Display currency',
  onlyCny: 'CNY only',
  save: 'Save',
  failed: 'The countries could not be loaded.',
};
