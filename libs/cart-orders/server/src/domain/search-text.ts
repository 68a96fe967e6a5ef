interface Named {
  name: string;
}

/** What a search for orders looks at: number, shop and products, in lower case. */
export const searchText = (number: string, shopName: string | null, lines: readonly Named[]): string =>
  [number, shopName ?? '', ...lines.map(({ name }) => name)].join('\n').toLowerCase();
