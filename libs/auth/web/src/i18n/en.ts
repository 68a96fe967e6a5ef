export const texts = {
  login: {
    title: 'Log in',
    description: 'Log in to see your cart, your orders and your parcels.',
    intro: 'Your cart, orders and parcels.',
    submit: 'Log in',
    noAccount: 'New here?',
    toRegister: 'Create an account',
  },
  register: {
    title: 'Create an account',
    description: 'Register with your e-mail to buy from Chinese shops and have everything sent in one parcel.',
    intro: 'One account for buying, storage and shipping.',
    submit: 'Create account',
    hasAccount: 'Already have an account?',
    toLogin: 'Log in',
    agree: 'I have read and accept the registration terms',
    terms: 'Full text:',
  },
  back: 'Afterwards you return to the page you came from.',
  field: {
    email: 'E-mail',
    password: 'Password',
    passwordHint: '6-20 letters or digits, with at least one of each',
    passwordConfirm: 'Repeat the password',
    showPassword: 'Show the password',
    hidePassword: 'Hide the password',
  },
};
