/**
 * Codes that `postcode-validator` does not know yet, from the addressing pages of the Universal Postal Union and from the
 * posts themselves.
 */
export const newerPostcodes: Readonly<Record<string, RegExp>> = {
  // Six digits since 2024.
  AF: /^\d{6}$/,
  // The ZIP+4 of the United States.
  AS: /^96799-\d{4}$/,
  // Blocks 101 to 190.
  BH: /^1\d{2}$/,
  // The blocks of houses since 2020.
  CV: /^\d{4}-\d{3}$/,
  // Seven digits, of which the first five are the former code.
  EG: /^\d{7}$/,
  // The British forces.
  GB: /^BFPO \d{1,4}$/,
  KH: /^\d{6}$/,
  NI: /^\d{5}$/,
  PW: /^96939$/,
  PY: /^\d{6}$/,
  // The number of the building's place.
  SA: /^\d{5}-\d{4}$/,
  // The region's letters are part of the code.
  SO: /^[A-Z]{2} \d{5}$/,
  // The letter is a postal zone of the city.
  VE: /^\d{4}-[A-Z]$/,
};
