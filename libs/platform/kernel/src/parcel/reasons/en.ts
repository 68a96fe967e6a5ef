export const texts = {
  bin_unknown: 'Bin {bin} does not exist or is not in use',
  bin_elsewhere: 'Bin {bin} is in another warehouse than the goods',
  warehouse_missing: 'Choose the warehouse',
  warehouse_unknown: 'The shop has no warehouse {warehouse}',
  bin_one_shopper: 'Bin {bin} is for one shopper. {free} is free',
  bin_one_shopper_full: 'Bin {bin} is for one shopper, and no other bin is free',
  item_lost:
    '{number} was lost on {date} and paid back, so it is the shop’s now. Put it aside and tell service, who records what becomes of it',
  item_turned_up: '{number} was lost and paid back, and turned up on {date}. It is the shop’s: {note}',
  bin_code_reserved: 'This looks like the number of an order, goods or a package',
  tracking_number_form:
    'A tracking number has 5 to 40 letters A–Z and digits; hyphens, dots and spaces may be between them',
  tracking_number_shortened:
    'A spreadsheet has shortened this number. Copy the whole number, or format its column as text',
  tracking_numbers_several: 'These are several tracking numbers; enter one',
};
