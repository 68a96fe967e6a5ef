import type { Core } from './feature.ts';
import { forgetOldAnswers } from './idempotency/once.ts';
import { defineJob, handleJob, type JobDefinition } from './jobs/jobs.ts';
import { deliverMail } from './mail/deliver-mail.ts';

const forgetAnswersJob = defineJob()({ name: 'idempotency.forget', cron: '17 * * * *' });

/** What the platform itself does in the background. */
export const coreJobs = ({ config, db, clock }: Core): JobDefinition[] => [
  ...deliverMail(db, config),
  handleJob(forgetAnswersJob, () => forgetOldAnswers(db, clock)),
];
