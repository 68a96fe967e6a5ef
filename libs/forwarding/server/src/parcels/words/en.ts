/** The words of messages about own parcels. */
export const words = {
  arrived: {
    title: 'Your parcel has arrived',
    body: (number: string, contents: string) =>
      `Your parcel ${number} (${contents}) is in our warehouse. Its goods are on your shelf, and you can pack them.`,
  },
  asked: {
    title: 'What is in your parcel?',
    body: (number: string, contents: string) =>
      `Your parcel ${number} has arrived, but its contents are not what you announced (${contents}). Please tell us what is in it and what it is worth: we need both for the customs declaration. Until then the goods stay on your shelf and cannot be packed.`,
  },
  unannounced: {
    title: 'A parcel for you has arrived',
    body: (number: string, contents: string) =>
      `A parcel with your code has arrived, which you have not announced: ${number}, with ${contents}. Please tell us what is in it and what it is worth: we need both for the customs declaration. Until then the goods stay on your shelf and cannot be packed.`,
  },
  corrected: {
    title: 'We corrected what is in your parcel',
    body: (number: string, contents: string) => `Your parcel ${number} is now declared as: ${contents}.`,
  },
  question: (text: string) => `\n\n${text}`,
};
