export const texts = {
  too_many_photos: 'You can order {left} more photos of these goods',
  too_many_services:
    'You have {max} services that are unpaid, or free and not done yet. Please pay or cancel one, or wait until one is done',
  price_changed: 'The price has changed. Please check it again',
  measure_twice: 'This is in the list already',
  rehearsal_open: 'Some of these goods already wait for a packing rehearsal ({number})',
  rehearsal_implausible: 'The goods alone weigh {goods} g. Please check the weight',
};
