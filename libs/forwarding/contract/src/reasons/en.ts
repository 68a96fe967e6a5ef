export const texts = {
  forwarding_closed: 'We take no parcels of our shoppers at the moment',
  parcel_announced: 'You have announced this tracking number already',
  parcel_arrived: 'The parcel has arrived',
  too_many_announced: 'You have announced {max} parcels that have not arrived. Withdraw those that you do not expect',
  parcel_claimed: 'You have claimed this parcel already. We answer as soon as we can',
  too_many_claims: 'You wait for answers about {max} parcels. We answer those first',
  claim_decided: 'This claim has been decided already',
  picture_too_large: 'The picture must be at most 10 MB',
  goods_packed: 'The goods are in a package, whose customs declaration names them. Cancel the package first',
  goods_searched: 'The warehouse is searching for the goods. What they are worth can be said when they are found',
  goods_not_on_shelf:
    'The goods {number} are not on the shelf: they are in a package or a return, are searched for, or have left. End that first',
  announced_as: 'The shopper has announced this tracking number as {number}. Choose that announcement',
  number_kept: 'Another kept parcel has this tracking number. Say first for whom that one is',
  code_unknown: 'No shopper has this code',
  contents_missing: 'Say what is in the parcel',
  warehouse_twice: 'Another warehouse has this code',
  warehouse_in_use:
    'Warehouse {warehouse} stays in the list, because bins, goods or parcels belong to it. Make it inactive, so that shoppers send nothing more to it',
  code_or_number: 'Enter the code on the label',
  phone_format: 'Enter a phone number',
  postcode_format: 'A postcode is made of digits',
};
