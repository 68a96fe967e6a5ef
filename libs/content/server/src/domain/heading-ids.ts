/** `1. Paste the link` → `1-paste-the-link`; letters of any script stay. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** Names headings of one article: the same text always gets the same id, a repeated one a number behind it. */
export const headingIds = (): ((heading: string) => string) => {
  const given = new Set<string>();
  return (heading) => {
    const anchor = anchorOf(heading) || 'section';
    let id = anchor;
    for (let copy = 2; given.has(id); copy += 1) id = `${anchor}-${copy}`;
    given.add(id);
    return id;
  };
};
