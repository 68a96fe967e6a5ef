export { closeAccount, holdAccount, holdIfOpen } from './accounts/open-account.ts';
export { listStaffActions, type LoggedStaffAction } from './audit/list-staff-actions.ts';
export type { Audit } from './audit/staff-action.ts';
export { backUp } from './backup/back-up.ts';
export { restore } from './backup/restore.ts';
export { reconcile } from './reconciliation/reconcile.ts';
export { configVariables } from './config-variables.ts';
export { loadConfig, type Config } from './config.ts';
export { wordsOf } from './error-words.ts';
export { joinDatabase, startPostgres, type Postgres } from './database/postgres.ts';
export { violatedConstraint } from './database/sql-state.ts';
export type { Database, Tx } from './database/tx.ts';
export {
  route,
  type Authenticate,
  type Call,
  type Composition,
  type Core,
  type FeatureServer,
  type Gauge,
  type Route,
  type Session,
} from './feature.ts';
export type { Files } from './files/files.ts';
export { defineJob, handleJob, type JobRun } from './jobs/jobs.ts';
export type { Mail } from './mail/mailer.ts';
export { mailsCommand } from './mail/mails-command.ts';
export { listUndeliveredMails } from './mail/undelivered-mails.ts';
export { reEncodePicture, shrinkPicture } from './pictures/re-encode-picture.ts';
export { PictureRefused, type Pictures } from './pictures/pictures.ts';
export { isWholeWebp, keptByBrowser, sendPicture } from './pictures/send-picture.ts';
export { fairQueue, type WorkFor } from './work/fair-queue.ts';
export { workerPool } from './work/worker-pool.ts';
export { makeLog } from './server/logging.ts';
export { setPolicy } from './server/security-headers.ts';
export { startApp, type RunningApp, type StartAppOptions } from './start-app.ts';
export { startServer, StartRefused, type RunningServer } from './start-server.ts';
