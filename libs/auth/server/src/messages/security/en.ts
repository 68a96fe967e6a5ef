export const words = {
  added: {
    title: 'A passkey was added',
    body: (name: string) =>
      `The passkey “${name}” now logs in to your account. It was not you? Then remove it, set a new password and log out all other devices.`,
  },
  removed: {
    title: 'A passkey was removed',
    body: (name: string) => `The passkey “${name}” no longer logs in to your account.`,
  },
  passwordRemoved: {
    title: 'Your earlier password no longer works',
    body: 'You have confirmed your e-mail by a code. The password of this account was set before anybody had confirmed the address, so it might not be yours. It no longer works, and all other devices are logged out. You can set a new one at any time.',
  },
};
