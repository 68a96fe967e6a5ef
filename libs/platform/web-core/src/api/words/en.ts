export const unreachable = 'No answer from the server. Please check your connection';
