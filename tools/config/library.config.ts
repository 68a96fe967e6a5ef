import { library } from './vite-library.ts';

/** The configuration of each library; its commands run in its folder. */
export default library(process.cwd());
