export * from './conversation-subject.ts';
export * from './support-figures.ts';
