export const texts = {
  login: {
    title: 'Log in',
    description: 'Log in to see your cart, orders and parcels.',
    intro: 'Your cart, orders and parcels.',
    submit: 'Log in',
    forgotten: 'Forgot your password?',
    noAccount: 'New here?',
    toRegister: 'Create an account',
    withCode: 'Continue with a code',
    withPasskey: 'Use a passkey',
    orPassword: 'or with your password',
  },
  code: {
    title: 'Enter the code',
    intro: 'We sent a code of six digits to {{email}}. It is valid for 10 minutes.',
    label: 'Code',
    hint: 'We continue as soon as all six digits are there.',
    submit: 'Continue',
    isNew: 'There is no account for {{email}} yet. Accept the terms and we will create one.',
    another: 'Use another e-mail',
  },
  passkey: {
    left: 'No passkey was used. You can log in with a code or your password.',
    failed: 'This browser could not use a passkey. Please log in another way.',
  },
  register: {
    title: 'Create an account',
    description: 'Register with your e-mail to buy from Chinese shops and receive everything in one parcel.',
    intro: 'One account for buying, storage and shipping.',
    submit: 'Create account',
    hasAccount: 'Already have an account?',
    toLogin: 'Log in',
    agree: 'I have read and accept the registration terms',
    terms: 'Full text:',
  },
  registered: {
    title: 'Your account is ready',
    description: 'Confirm your e-mail with the link we sent you.',
    sent: 'We sent an e-mail to {{email}}. Open its link within 24 hours to confirm your address.',
    notSent: 'We could not send the e-mail to {{email}} just now. Your account works anyway.',
    confirmed: '{{email}} is confirmed.',
    hint: 'No e-mail after a few minutes? Please check your spam folder, too.',
    goBack: 'Back to where you were',
    start: 'Start shopping',
  },
  unconfirmed: {
    title: 'Confirm your e-mail',
    intro: 'Enter the e-mail you registered with and we will send the link again.',
    confirmed: 'Already confirmed?',
    toLogin: 'Log in',
  },
  activationRequest: {
    submit: 'Send the link again',
    sent: 'If {{email}} has an account that is not confirmed yet, an e-mail is on its way.',
  },
  sendAgain: {
    now: 'Send again',
    in: 'in {{seconds}} s',
    done: 'The e-mail is on its way',
  },
  findPassword: {
    title: 'Forgot your password?',
    description: 'Get a link to set a new password.',
    intro: 'Enter the e-mail of your account and we will send you a link to set a new password.',
    submit: 'Send the link',
    remembered: 'Remember it after all?',
    toLogin: 'Log in',
  },
  resetSent: {
    title: 'Check your inbox',
    text: 'If {{email}} has an account, an e-mail with a link is on its way. The link is valid for 30 minutes.',
    another: 'Use another e-mail',
  },
  resetPassword: {
    title: 'Set a new password',
    description: 'Choose a new password for your account.',
    intro: 'All devices that are logged in will have to log in again.',
    submit: 'Set the password',
    checking: 'Checking the link',
    notChecked: 'We could not check the link just now.',
  },
  expiredLink: {
    title: 'This link no longer works',
    text: '{{message}}. A link works once, within 30 minutes.',
    again: 'Send a new link',
  },
  result: {
    description: 'Result of the link from your e-mail.',
    activate: {
      title: 'Confirming your e-mail',
      text: 'One moment, please.',
      failed: 'This did not work just now. The link is still valid.',
    },
    activated: {
      title: 'Your e-mail is confirmed',
      text: 'We will e-mail you when goods reach our warehouse and when a parcel leaves it.',
    },
    activation_failed: {
      title: 'This link no longer works',
      text: 'Confirmation links work once, within 24 hours. Request a new one.',
    },
    reset: {
      title: 'Your new password is set',
      text: 'All devices have been logged out. Please log in with the new password.',
    },
  },
  tryAgain: 'Try again',
  cause: {
    cart: 'Log in or register to put this into your cart. Your choices are kept.',
    order: 'Log in or register to buy this. Your choices are kept.',
    favourite: 'Log in or register to save your favourites.',
    request: 'Log in or register to send your request. What you entered is kept.',
  },
  back: 'You will then return to the page you came from.',
  field: {
    email: 'E-mail',
    password: 'Password',
    passwordHint: '6-20 letters or digits, with at least one of each',
    passwordConfirm: 'Repeat the password',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    auth: typeof texts;
  }
}
