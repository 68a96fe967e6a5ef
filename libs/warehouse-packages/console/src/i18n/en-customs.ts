export const customsTexts = {
  tax: {
    title: 'Recipient’s tax number',
    known: '{{name}}, ending in {{ending}}',
    missing:
      'The destination’s customs ask for it, and the shopper has not given it yet. The package cannot be packed before.',
    none: 'Not given.',
    or: ' or ',
    save: 'Save the number',
    saved: 'The number was saved.',
    change: 'Change',
  },
};
