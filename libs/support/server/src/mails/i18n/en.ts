/** Answers a visitor. */
export const texts = {
  event: 'Our answer',
  title: 'Our answer to your question',
  lead: (name: string) => `You asked about “${name}”.`,
  action: 'Open the product',
  more: 'If you have another question, ask it on the product’s page, or log in and write to us there.',
};
