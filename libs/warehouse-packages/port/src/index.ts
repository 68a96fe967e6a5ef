export * from './warehouse-intake.ts';
