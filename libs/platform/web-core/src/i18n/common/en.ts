/** Words of what features share: instants, lists of pages, and loading again. */
export const texts = {
  moment: {
    both: '{{local}} (Beijing {{beijing}})',
    beijing: '{{beijing}}, Beijing time',
    beside: 'Beijing {{beijing}}',
    left: '{{hours}} h {{minutes}} min left',
  },
  stop: {
    done: 'Done:',
    current: 'Now:',
    next: 'To come:',
    stopped: 'Ended:',
  },
  by: {
    shopper: 'by you',
    staff: 'by us',
    system: 'automatically',
  },
  pages: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: 'Page {{page}}',
  },
  copied: 'Copied',
  copyFailed: 'Copying did not work',
  again: 'Try again',
};
