/** The words of the account on the server: its calendar and its own messages. */
export const words = {
  calendar: (shop: string): string => `${shop}: deadlines`,
  /** Text messages; a link follows. */
  texts: {
    code: (shop: string, code: string) =>
      `${code} is your code for text messages from ${shop}. It works for 10 minutes.`,
    parcel_sent: (shop: string, number: string) => `${shop}: Parcel ${number} is on its way. Track it:`,
    question: (shop: string, number: string, until: string) =>
      `${shop}: We have a question about order ${number}. Please answer by ${until}:`,
    payment: (shop: string, number: string, until: string) =>
      until
        ? `${shop}: A payment for ${number} is due by ${until}:`
        : `${shop}: A payment for ${number} is open. It will be shipped once it is paid:`,
    storage: (shop: string, until: string) => `${shop}: Free storage of your goods ends on ${until}:`,
    disposal: (shop: string, until: string) => `${shop}: Your goods in our warehouse will be disposed of on ${until}:`,
  },
  webhookOff: {
    title: 'A webhook was switched off',
    gone: (host: string) =>
      `${host} answered that it wants no more webhooks (410), so we send it nothing. You can switch it on again on the page of your programs.`,
    failing: (host: string) =>
      `${host} has taken no webhook for five days, so we send it nothing more. When it works again, switch it on on the page of your programs.`,
  },
};
