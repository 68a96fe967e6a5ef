export const texts = {
  title: 'Archive',
  note: 'Note',
  add: 'Add',
  entries: 'Entries',
  empty: 'Nothing here yet',
  failed: 'The entries could not be loaded',
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    haul: typeof texts;
  }
}
