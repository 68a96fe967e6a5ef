export { closeAccount, holdAccount, holdIfOpen } from './accounts/open-account.ts';
export type { AttemptRule } from './attempts/attempts.ts';
export { callLimit, type CallLimit } from './attempts/call-limit.ts';
export { subscriberOf } from './attempts/subscriber.ts';
export { actingStaff, staffCallOf, type StaffCall } from './audit/staff-call.ts';
export { countStaffActions, type CountedActions } from './audit/count-staff-actions.ts';
export { listStaffActions, type LoggedStaffAction } from './audit/list-staff-actions.ts';
export { countOldStaffActions, deleteOldStaffActions } from './audit/old-staff-actions.ts';
export { insertStaffAction, operator, type Audit } from './audit/staff-action.ts';
export { backUp } from './backup/back-up.ts';
export { restore } from './backup/restore.ts';
export type { BuildInfo } from './build-info.ts';
export { plainAudit, type AuditRun } from './reconciliation/audit-run.ts';
export { reconcile } from './reconciliation/reconcile.ts';
export type { TopicCache } from './cache/caches.ts';
export type { Channel } from './channel/channel.ts';
export { configVariables } from './config-variables.ts';
export { loadConfig, type Config } from './config.ts';
export { wordsOf } from './error-words.ts';
export { unsentCode } from './unsent-code.ts';
export { failureLine } from './failure-line.ts';
export { moveDatabase } from './move/move-database.ts';
export { upgradeEmbedded } from './move/upgrade-embedded.ts';
export { afterCommit } from './database/transactions/after-commit.ts';
export { migrateCommand } from './database/migrations/migrate-command.ts';
export { joinDatabase, startPostgres, type Postgres } from './database/postgres.ts';
export { deleteAll, deleteInBatches, inBatches, workOffBatches } from './database/delete-in-batches.ts';
export {
  durations,
  shopPeriod,
  type FigureTime,
  type OfPeriod,
  type PassageRow,
  type StepFigures,
  type StepRow,
} from './database/figure-columns.ts';
export { partRows, type RowsSubquery } from './database/part-rows.ts';
export { rowValues } from './database/row-values.ts';
export { inSavepoint } from './database/transactions/savepoint.ts';
export { violatedConstraint } from './database/transactions/sql-state.ts';
export type { Database, Tx } from './database/transactions/tx.ts';
export {
  authenticatePort,
  makeFeatures,
  route,
  type Authenticate,
  type Call,
  type Composition,
  type Core,
  type Feature,
  type FeatureServer,
  type OutboundCall,
  type Route,
  type Session,
} from './feature.ts';
export type { Files } from './files/files.ts';
export { filesById, type NamedFiles } from './files/sweep-files.ts';
export { defineJob, handleJob, RetryLater, type JobRun } from './jobs/jobs.ts';
export { workOff } from './jobs/work-off.ts';
export { csvRow, sendCsv, type Cell } from './lists/csv.ts';
export { cutPage, fitPage, olderThan, readCursor } from './lists/cursor.ts';
export { containing, containsText } from './search/contains-text.ts';
export { searchText } from './search/search-text.ts';
export { countByStatus, countRows, hasRows, longPage, longSliceOf, sumOfCounts } from './lists/long-page.ts';
export { openEventStream, type EventStream } from './server/answers/event-streams.ts';
export { expectedVersion } from './server/bodies/expected-version.ts';
export { defineCounter, type Gauge } from './metrics/metric.ts';
export type { Mail } from './mail/mailer.ts';
export { mailsCommand } from './mail/mails-command.ts';
export { countOldMails, deleteOldMails } from './mail/old-mails.ts';
export { tryMailServer } from './mail/try-mail-server.ts';
export { listUndeliveredMails } from './mail/undelivered-mails.ts';
export { checkTarget, hostAndPort, noExceptions, webPorts, type TargetRules } from './outbound/address-guard.ts';
export { bodyWithin } from './outbound/body-within.ts';
export { asFetchRefused, FetchRefused } from './outbound/fetch-refused.ts';
export { ensureKey, ensureKeyText } from './secrets/ensure-key.ts';
export { sealedSecrets, SecretsUnavailable, type SealedSecrets } from './secrets/sealed-secrets.ts';
export { guardedConnector, systemResolve, type Resolve } from './outbound/guarded-connector.ts';
export { barPixels, dotsIn, dotsPerMm, fewestDots } from './pdf/bar-pixels.ts';
export type { PdfDocument } from './pdf/pdf-document.ts';
export type { PdfForm, PdfMark } from './pdf/pdf-form.ts';
export { sendPdf, showPdf } from './pdf/send-pdf.ts';
export { attachPhotos, freshPhotos, type Attached } from './pictures/attach-photos.ts';
export { reEncodePicture, shrinkPicture } from './pictures/re-encode-picture.ts';
export { PictureRefused, type Pictures } from './pictures/pictures.ts';
export { isWholeWebp, keptByBrowser, sendPicture, sendSignedPicture } from './pictures/send-picture.ts';
export { signedPictures, type SignedPicture } from './pictures/signed-pictures.ts';
export { fairQueue, type WorkFor } from './work/fair-queue.ts';
export { shortCache } from './work/short-cache.ts';
export { startThread } from './work/start-thread.ts';
export { workerPool } from './work/worker-pool.ts';
export { makeLog } from './server/watching/logging.ts';
export type { Tracing } from './server/watching/tracing.ts';
export { setPolicy } from './server/security-headers.ts';
export { startApp, type RunningApp, type StartAppOptions } from './start-app.ts';
export { outsideRefusal, StartRefused, startRefusal } from './start-refused.ts';
export { startServer, type RunningServer } from './start-server.ts';
export * from './ports/notifier.ts';
export {
  openMattersPort,
  type OpenMatters,
  shopPort,
  type Shop,
  closingObstacles,
  personalDataPort,
  type PersonalData,
} from './ports/core-ports.ts';
export { listPort, onePort, recordPort, type Port, type Used } from './ports/port.ts';
