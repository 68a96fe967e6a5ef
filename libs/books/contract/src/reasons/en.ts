export const texts = {
  days_open: 'Not all of these days are closed. Close the books through {day} first',
  no_such_file: 'The journal of these days has no such file',
  day_not_over: 'The books can be closed through {day} at the latest: a day is closed an hour after it ends',
  too_many_days: 'Close {max} days at a time at most, now through {day}',
  book_code: 'Use up to 10 letters, figures, dots and hyphens, without a zero before other figures',
  book_name: 'Begin with a letter or a figure, on one line',
  vat_rate: 'Enter a rate from 0.01 to 50 %',
  vat_twice: 'This country has a rate already',
};
