/** Other countries say "province". */
const provinceWords = {
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

/** Other countries say "postcode". */
const postcodeWords = {
  zip: 'AS FM GU MH MP PR PW US VI',
  pin: 'IN',
  eircode: 'IE',
  cep: 'BR',
  postal: 'CA PH SG ZA',
};

const wordFor = <Word extends string>(words: Readonly<Record<Word, string>>, country: string): Word | undefined =>
  (Object.keys(words) as Word[]).find((word) => words[word].split(' ').includes(country));

/** Key of the label below `address.provinces`. */
export const provinceWord = (country: string) => wordFor(provinceWords, country) ?? 'province';

/** Key of the label below `address.postcodes`. */
export const postcodeWord = (country: string) => wordFor(postcodeWords, country) ?? 'postcode';
