export const texts = {
  tax_number_wrong: 'This number cannot be right: its length or its check digits do not fit. Please compare each digit',
  tax_number_not_asked: 'The customs of this country ask for no number of the recipient',
  tax_number_too_late: 'The package has left or was cancelled, so its tax number cannot be changed',
  tax_numbers_unavailable:
    'Tax numbers cannot be kept now: the server has no STAFF_KEY, or another one than before. Nothing was stored',
  declaration_too_late: 'The package has left or was cancelled, so its declaration cannot be changed',
  other_goods: 'The lines must be those of all goods of the package',
  values_differ: 'The lines add up to {sum_fen}, but the shopper declared {declared_fen}',
  paper_unpaid: 'The package is not paid, or was cancelled: it gets no customs papers',
  paper_undeclared: 'Please declare the contents of the package first: customs papers list them',
  paper_tax_number: 'Please enter the recipient’s tax number first: the destination asks for it',
  paper_sender:
    'Nobody is entered as the sender of parcels: an owner or a manager of shipping lines does so under Carriers',
  hs_code_unknown: 'The Harmonized System has no such code',
  hs_code_form: 'Please enter 6 digits',
  country_form: 'Please enter the two letters of a country, such as CN',
  not_latin: 'Please use Latin letters, for example English: posts return what they cannot read',
  ioss_form: 'Please enter IM and 10 digits',
  eori_form: 'Please enter the two letters of a country and up to 15 characters',
  country_twice: 'A country can be in the list once',
};
