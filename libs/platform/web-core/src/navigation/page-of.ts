/** The number of a list's page in its address; what is no number is the first. */
export const pageOf = (search: URLSearchParams): number => {
  const value = search.get('page');
  return value && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1;
};
