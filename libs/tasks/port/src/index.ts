export * from './findable.ts';
export * from './held-work.ts';
export * from './staff-changes.ts';
export * from './staff-members.ts';
export * from './tasks.ts';
export * from './work-figures.ts';
