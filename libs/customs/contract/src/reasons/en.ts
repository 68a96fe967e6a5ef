export const texts = {
  tax_number_wrong: 'This number cannot be right: its length or its check digits do not fit. Please compare each digit',
  tax_number_not_asked: 'The customs of this country ask for no number of the recipient',
  tax_number_too_late: 'The package has left or was cancelled, so its tax number cannot be changed',
  tax_numbers_unavailable:
    'Tax numbers cannot be kept now: the server has no STAFF_KEY, or another one than before. Nothing was stored',
};
