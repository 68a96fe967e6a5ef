-- What was asked for never changes, and an approval is decided once (specification 24).
CREATE FUNCTION guard_approval() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state <> 'open' THEN
      RAISE EXCEPTION 'an approval begins open' USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
  END IF;
  IF OLD.state <> 'open' THEN
    RAISE EXCEPTION 'approval % is closed', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  IF (NEW.id, NEW.kind, NEW.ref, NEW.body, NEW.amount_fen, NEW.why, NEW.asked_by, NEW.asked_at, NEW.expires_at)
    IS DISTINCT FROM
    (OLD.id, OLD.kind, OLD.ref, OLD.body, OLD.amount_fen, OLD.why, OLD.asked_by, OLD.asked_at, OLD.expires_at) THEN
    RAISE EXCEPTION 'what an approval is for never changes' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER approval_guard BEFORE INSERT OR UPDATE ON "approval" FOR EACH ROW EXECUTE FUNCTION guard_approval();
--> statement-breakpoint
CREATE TRIGGER approval_kept BEFORE DELETE OR TRUNCATE ON "approval" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
