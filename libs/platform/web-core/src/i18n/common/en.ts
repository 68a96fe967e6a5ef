/** The texts of shared components: instants, pagination, and loading again. */
export const texts = {
  moment: {
    both: '{{local}} ({{beijing}})',
    beijing: '{{beijing}}, Beijing time',
    beside: 'Beijing\u00a0{{beijing}}',
    // A line may end before a date: the name with the date is wider than a narrow column.
    besideDay: 'Beijing {{beijing}}',
    left: '{{hours}} h {{minutes}} min left',
  },
  stop: {
    done: 'Done:',
    current: 'Now:',
    next: 'Next:',
    stopped: 'Ended:',
    automatic: 'Automatic',
  },
  pages: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: 'Page {{page}}',
  },
  list: {
    none: 'Nothing matches',
    open: 'Show the list',
  },
  again: 'Try again',
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    common: typeof texts;
  }
}
