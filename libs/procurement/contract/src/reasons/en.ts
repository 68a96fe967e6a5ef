export const texts = {
  supplier_number_known:
    'This order number of the shop is recorded already. Share its purchase if it also covers this order',
  tracking_known: 'A parcel with this tracking number is recorded already',
  parcel_unmatched: 'Match this parcel to a purchase first',
  parcel_received: 'This parcel has already been received',
  purchase_unknown: 'No purchase has this order number of the shop',
  no_difference: 'The purchase and the statements do not differ',
  day_in_future: 'This day is in the future',
  picture_too_large: 'The picture must be at most 10 MB',
};
