/** What stands on other features' pages; kept small, because every page carries it. */
export const texts = {
  reviews: {
    title: 'What shoppers say of their packages',
    by: 'Review by {{name}}',
    from: '{{name}}, {{date}}',
    picture: 'Picture by {{name}}',
    more: 'More reviews',
    all: 'These are all {{total}} reviews.',
  },
};
