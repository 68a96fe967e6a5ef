-- Requests for approval that were open before leave the queue of their asker.
UPDATE "task" SET "not_for" = "approval"."asked_by"
FROM "approval"
WHERE "task"."queue" = 'refund' AND "task"."kind" = 'approval' AND "task"."ref" = "approval"."id" AND "task"."state" <> 'closed';
