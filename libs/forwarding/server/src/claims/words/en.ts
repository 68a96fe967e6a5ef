/** The words of messages about claims of parcels. */
export const words = {
  given: {
    title: 'We found your parcel',
    body: (number: string) =>
      `By what you sent us we found your parcel ${number}. We receive it next, and its goods come to your shelf.`,
  },
  refused: {
    title: 'We found no parcel of yours',
    body: (number: string) =>
      `By what you sent us we could not find a parcel of yours with the number ${number}. If you have more that shows whose it is, such as a picture of the order or of the label, send it with a new claim.`,
  },
};
