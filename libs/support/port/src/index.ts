export * from './conversation-subject.ts';
export * from './conversations.ts';
export * from './support-figures.ts';
