/** What the part of a country is called that an address names; countries that are not here say "province". */
const provinceWords: Readonly<Record<string, string>> = {
  state: 'AU BR DE FM IN MH MM MX MY NG PW SO SS SD US VE',
  prefecture: 'JP',
  county: 'EE GB HR HU IE KE LT LR NO RO SE TW',
  emirate: 'AE',
  area: 'HK',
  department: 'CO FR HN HT NI PY SV UY',
  island: 'BS CV FJ KI KN KY TV',
  oblast: 'RU UA',
  parish: 'BB JM',
  region: 'CL GH PE TZ',
};

/** What a postcode is called; countries that are not here say "postcode". */
const postcodeWords: Readonly<Record<string, string>> = {
  zip: 'AS FM GU MH MP PR PW US VI',
  pin: 'IN',
  eircode: 'IE',
  cep: 'BR',
  postal: 'CA PH SG ZA',
};

const wordFor = (words: Readonly<Record<string, string>>, country: string): string | undefined =>
  Object.keys(words).find((word) => words[word]?.split(' ').includes(country));

/** Key of the label below `address.provinces`. */
export const provinceWord = (country: string): string => wordFor(provinceWords, country) ?? 'province';

/** Key of the label below `address.postcodes`. */
export const postcodeWord = (country: string): string => wordFor(postcodeWords, country) ?? 'postcode';
