export const texts = {
  title: 'Not open yet',
  text: 'Sorry, this feature is not open yet. Our online service is happy to help you.',
  home: 'Back to home',
};
