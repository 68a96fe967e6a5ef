/** Which page numbers are shown: the first, the last, the current with its neighbours; `gap` where some are left out. */
export const pageWindow = (page: number, pageCount: number): (number | 'gap')[] => {
  const shown = [...new Set([1, page - 1, page, page + 1, pageCount])]
    .filter((number) => number >= 1 && number <= pageCount)
    .sort((one, other) => one - other);
  return shown.flatMap((number, index) => {
    const before = shown[index - 1];
    if (before === undefined || number === before + 1) return [number];
    return number === before + 2 ? [before + 1, number] : ['gap' as const, number];
  });
};
