export const texts = {
  country_unknown: 'Please choose a country',
  phone_invalid: 'Please enter a valid phone number',
  sent_too_fast: 'That was very quick. Please check your entries and send them again',
  rates_reversed: 'The highest rate or amount is below the lowest',
  bands_not_ascending: 'The bands must go from low values to high ones, and only the last may have no end',
  rules_overlap: 'Two of these apply on the same day',
  period_reversed: 'The last day is before the first',
  source_in_future: 'A source cannot be of a day after today',
};
