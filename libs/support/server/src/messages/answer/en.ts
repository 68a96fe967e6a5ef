export const words = {
  titles: {
    order: (ref: string) => `We answered your message about order ${ref}`,
    package: (ref: string) => `We answered your message about package ${ref}`,
    general: () => 'We answered your message',
    request: () => 'We found something for your request',
  },
  body: (answer: string) => `Our answer:\n\n${answer}`,
};
