/** The words of the account on the server: its calendar and its own messages. */
export const words = {
  calendar: (shop: string): string => `${shop}: deadlines`,
  webhookOff: {
    title: 'A webhook was switched off',
    gone: (host: string) =>
      `${host} answered that it wants no more webhooks (410), so we send it nothing. You can switch it on again on the page of your programs.`,
    failing: (host: string) =>
      `${host} has taken no webhook for five days, so we send it nothing more. When it works again, switch it on on the page of your programs.`,
  },
};
