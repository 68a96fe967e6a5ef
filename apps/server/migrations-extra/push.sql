-- A browser's notifications end with the session that registered it: by logout, "log out elsewhere" or a new password.
-- A session that only expires, or whose row is deleted long after, keeps them.
CREATE FUNCTION end_push_subscriptions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "push_subscription" WHERE session_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER session_ends_push AFTER UPDATE OF ended_at ON "session" FOR EACH ROW WHEN (NEW.ended_at IS NOT NULL) EXECUTE FUNCTION end_push_subscriptions();
--> statement-breakpoint
-- A registration waits for a logout that runs, and a logout for a registration.
CREATE FUNCTION refuse_ended_session() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ended timestamptz;
BEGIN
  SELECT ended_at INTO ended FROM "session" WHERE id = NEW.session_id FOR SHARE;
  IF ended IS NOT NULL THEN
    RAISE EXCEPTION 'the session has ended' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'account_open';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER push_subscription_session_live BEFORE INSERT ON "push_subscription" FOR EACH ROW EXECUTE FUNCTION refuse_ended_session();
--> statement-breakpoint
-- A new password also ends those whose session's row is gone.
CREATE FUNCTION end_old_push_subscriptions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "push_subscription" p
  WHERE p.user_id = NEW.id AND NOT EXISTS (SELECT FROM "session" s WHERE s.id = p.session_id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER password_ends_old_push AFTER UPDATE OF password_hash ON "user_account" FOR EACH ROW EXECUTE FUNCTION end_old_push_subscriptions();
