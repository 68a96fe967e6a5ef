-- A member of staff acts by a role. The lock lets a revocation wait for the action, or come first; an action that waited
-- for a revocation finds no role.
CREATE FUNCTION demand_staff_role() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The operator, who has no account.
  IF NEW.staff_id = 'command' THEN
    RETURN NEW;
  END IF;
  PERFORM FROM "staff_role" WHERE user_id = NEW.staff_id AND (role = 'owner' OR role = ANY (NEW.roles)) FOR KEY SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'account % may not do this', NEW.staff_id USING ERRCODE = 'insufficient_privilege', CONSTRAINT = 'staff_action_role';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER staff_action_role BEFORE INSERT ON "staff_action" FOR EACH ROW EXECUTE FUNCTION demand_staff_role();
--> statement-breakpoint
-- Checked at the end of a transaction: a change of roles has its action in the log.
CREATE FUNCTION demand_staff_role_action() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  member text := coalesce(NEW.user_id, OLD.user_id);
BEGIN
  IF NOT EXISTS (
    SELECT FROM "staff_action" a
    WHERE a.subject_ref = member AND a.subject_kind = 'staff' AND a.action LIKE 'staff.%' AND a.xmin = pg_current_xact_id()::xid
  ) THEN
    RAISE EXCEPTION 'the roles of % changed without a staff action', member USING ERRCODE = 'restrict_violation', CONSTRAINT = 'staff_role_action';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER staff_role_action AFTER INSERT OR UPDATE OR DELETE ON "staff_role" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION demand_staff_role_action();
--> statement-breakpoint
-- Checked at the end of a transaction: somebody who can log in is owner. Transactions that take the role from an owner
-- are checked one after another, so that two of them do not count on each other's owner.
CREATE FUNCTION keep_an_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('staff_role owner', 0));
  IF NOT EXISTS (
    SELECT FROM "staff_role" r JOIN "user_account" a ON a.id = r.user_id
    WHERE r.role = 'owner' AND a.email_verified_at IS NOT NULL
  ) THEN
    RAISE EXCEPTION 'no owner remains' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'staff_role_owner';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER staff_role_owner AFTER UPDATE OR DELETE ON "staff_role" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.role = 'owner') EXECUTE FUNCTION keep_an_owner();
