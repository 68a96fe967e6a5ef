export const texts = {
  bill_differs:
    'Bill {number} of {carrier} was imported before with other lines. Nothing was changed: a correction needs a number of its own',
  sum_differs: 'The lines add up to {sum}, but the bill says {total}. Nothing was imported',
  rate_missing: 'There is no exchange rate for {currency}',
  rate_outdated: 'The exchange rate of {currency} is too old. Enter the rate of the day first',
  parcel_not_sent: 'No package with this number was sent',
  line_decided: 'Somebody has already decided about this line',
  returned_too_much: 'More came back than was billed',
};
