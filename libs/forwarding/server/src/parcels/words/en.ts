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
  taken_back: {
    title: 'A parcel was not yours',
    body: (number: string, contents: string) =>
      `We put parcel ${number} (${contents}) down for you by mistake. It belongs to somebody else, so we took it out of your parcels. It costs you nothing.`,
  },
  mixed_up: {
    title: 'Goods on your shelf were not yours',
    body: (number: string, contents: string) =>
      `We received another parcel as your parcel ${number} (${contents}) by mistake. Its goods belong to somebody else, so we took them off your shelf. It costs you nothing, and we still expect your parcel.`,
  },
  corrected: {
    title: 'We corrected what is in your parcel',
    body: (number: string, contents: string) => `Your parcel ${number} is now declared as: ${contents}.`,
  },
  late: {
    title: (count: number) => (count === 1 ? 'A parcel has not arrived' : `${count} parcels have not arrived`),
    body: (days: number) =>
      `You announced them long ago, and we have not received them. Please ask the shop where they are, and check the numbers. If nothing comes, the announcements end in ${days} days. A parcel that comes later is still yours, and you can announce it anew.`,
  },
  elsewhere: (here: string, announced: string) =>
    `\n\nIt came to our warehouse ${here}, not to ${announced}, and stays there.`,
  question: (text: string) => `\n\n${text}`,
};
