export const texts = {
  duty: { not_number: 'Enter a number such as 20 or 5.5', not_whole: 'Enter a number such as 20 or 5.5' },
};
