-- The log is partitioned by month, which drizzle's tables cannot express: old months are dropped as a whole. The months
-- are in a schema of their own (`libs/platform/server-core/src/database/log-months.ts` makes and drops them); what no month
-- takes is in the default partition, so that no insert fails. The key contains the time, as PostgreSQL wants it.
ALTER TABLE "staff_action" RENAME TO "staff_action_plain";
--> statement-breakpoint
CREATE TABLE "staff_action" (LIKE "staff_action_plain" INCLUDING CONSTRAINTS) PARTITION BY RANGE (at);
--> statement-breakpoint
DROP TABLE "staff_action_plain";
--> statement-breakpoint
CREATE SEQUENCE "staff_action_id_seq" OWNED BY "staff_action"."id";
--> statement-breakpoint
ALTER TABLE "staff_action" ALTER id SET DEFAULT nextval('staff_action_id_seq'), ADD PRIMARY KEY (id, at);
--> statement-breakpoint
CREATE INDEX "staff_action_subject" ON "staff_action" (subject_ref, id);
--> statement-breakpoint
CREATE INDEX "staff_action_at" ON "staff_action" (at);
--> statement-breakpoint
CREATE INDEX "staff_action_action" ON "staff_action" (action, id);
--> statement-breakpoint
CREATE SCHEMA "log_months";
--> statement-breakpoint
CREATE TABLE "log_months"."staff_action_other" PARTITION OF "staff_action" DEFAULT;
--> statement-breakpoint
-- Rows are only ever added, and deleted by their age: never within two years, the least that an owner may set
-- (`retentionLimits` in `libs/content/contract/src/retention.ts`).
CREATE FUNCTION guard_staff_action() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.at < now() - interval '730 days' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'rows of staff_action are kept for two years' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER staff_action_kept BEFORE DELETE ON "staff_action" FOR EACH ROW EXECUTE FUNCTION guard_staff_action();
--> statement-breakpoint
CREATE TRIGGER staff_action_insert_only BEFORE UPDATE OR TRUNCATE ON "staff_action" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
