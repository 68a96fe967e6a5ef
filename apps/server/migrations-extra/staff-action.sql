-- Rows are only ever added, and deleted by their age: never within two years, the least that an owner may set
-- (`retentionLimits` in `libs/content/contract/src/retention.ts`).
CREATE FUNCTION guard_staff_action() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '730 days' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER staff_action_insert_only BEFORE UPDATE OR DELETE ON "staff_action" FOR EACH ROW EXECUTE FUNCTION guard_staff_action();
--> statement-breakpoint
CREATE TRIGGER staff_action_no_truncate BEFORE TRUNCATE ON "staff_action" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
