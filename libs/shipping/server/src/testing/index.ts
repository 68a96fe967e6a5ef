export { measureAccuracyJob } from '../accuracy/measure-accuracy.ts';
export { countThreads, threadProgram } from './threads.ts';
