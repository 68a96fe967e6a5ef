import { formatFen, maxFen } from '@caravan/kernel';

export const texts = {
  amount: { not_number: 'Enter an amount such as 50 or 50.50', too_big: `At most ${formatFen(maxFen)}` },
  estimate: {
    bad_format: 'Please choose a country',
    kilograms: 'Enter a weight from 0.001 to 100 kg, such as 1.5',
    centimetres: 'Enter a length from 0.1 to 1,000 cm, such as 32',
  },
};
