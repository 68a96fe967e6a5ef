export const words = { home: 'Back to home' };
