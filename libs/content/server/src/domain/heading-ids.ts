/** `1. Paste the link` → `1-paste-the-link`; letters of any script stay. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** Makes ids for the headings of one article. The same text always gets the same id; a repeated text gets a number. */
export const headingIds = (): ((heading: string) => string) => {
  const used = new Set<string>();
  return (heading) => {
    const anchor = anchorOf(heading) || 'section';
    let id = anchor;
    for (let copy = 2; used.has(id); copy += 1) id = `${anchor}-${copy}`;
    used.add(id);
    return id;
  };
};
