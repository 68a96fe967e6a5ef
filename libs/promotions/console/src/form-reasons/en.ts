export const texts = {
  coupon: { not_number: 'Enter a number such as 20 or 12.50', not_whole: 'Enter a number such as 20 or 12.50' },
};
