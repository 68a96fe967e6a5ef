export const texts = {
  rate_unknown: 'We have no exchange rate for this currency',
  group_unknown: 'There is no such group of articles',
  rule_of_service: 'This rule cannot be changed here',
  newer_rate: 'A rate of a later day is stored already',
  rate_in_future: 'A rate cannot be of a day after today (UTC)',
  group_exists: 'A group with this key already exists',
  picture_too_large: 'The picture must be at most 10 MB',
  picture_unknown: 'This picture is no longer there. Upload it again',
  review_order: 'The review cannot end before it begins',
  rule_amount: 'At most ¥100',
  box_code: 'One to four capital letters and digits',
  box_code_taken: 'Another size has this code',
};
