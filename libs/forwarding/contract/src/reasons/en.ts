export const texts = {
  forwarding_closed: 'We take no parcels of our shoppers at the moment',
  parcel_announced: 'You have announced this tracking number already',
  parcel_arrived: 'The parcel has arrived',
  too_many_announced: 'You have announced {max} parcels that have not arrived. Withdraw those that you do not expect',
  goods_packed: 'The goods are in a package, whose customs declaration names them. Cancel the package first',
  code_unknown: 'No shopper has this code',
  contents_missing: 'Say what is in the parcel',
  warehouse_twice: 'Another warehouse has this code',
  code_or_number: 'Enter the code on the label',
  phone_format: 'Enter a phone number',
  postcode_format: 'A postcode is made of digits',
};
