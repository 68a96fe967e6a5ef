/** Texts on other features' pages; kept small, because every page loads them. */
export const texts = {
  reviews: {
    title: 'What shoppers say about their packages',
    by: 'Review by {{name}}',
    from: '{{name}}, {{date}}',
    picture: 'Picture by {{name}}',
    more: 'More reviews',
    all: 'All {{total}} reviews are shown.',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'warehouse-packages-slots': typeof texts;
  }
}
