export const unreachable = 'No answer from the server. Please check your connection';
export const otherAccount =
  'You are logged in with another account now, so nothing was sent. What you typed is kept for the account with which you typed it.';
