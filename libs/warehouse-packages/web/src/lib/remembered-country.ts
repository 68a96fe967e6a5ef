const key = 'caravan.destination';

/** The country for which this browser last asked about shipping; undefined without one. */
export const rememberedCountry = (): string | undefined => {
  try {
    const kept = localStorage.getItem(key) ?? '';
    return /^[A-Z]{2}$/.test(kept) ? kept : undefined;
  } catch {
    // Without storage nothing is remembered.
    return undefined;
  }
};

export const rememberCountry = (country: string): void => {
  try {
    localStorage.setItem(key, country);
  } catch {
    // The next product asks again.
  }
};
