export * from './conversation-subject.ts';
