CREATE TRIGGER package_claim_kept BEFORE UPDATE OF ref, package_number, user_id, seq, kind, amount_fen, created_at OR DELETE OR TRUNCATE ON "package_claim" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER package_claim_decision_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "package_claim_decision" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A claim follows the one before, which is decided, and asks for no more than is left of the cover and of the declared value.
CREATE FUNCTION guard_package_claim() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  limit_fen bigint;
BEGIN
  SELECT least(p.cover_fen, p.declared_value_fen) - coalesce((
      SELECT sum(d.paid_fen) FROM package_claim c JOIN package_claim_decision d ON d.claim_ref = c.ref WHERE c.package_number = p.number
    ), 0)
    INTO limit_fen FROM package p WHERE p.number = NEW.package_number AND p.shipped_at IS NOT NULL;
  IF limit_fen IS NULL OR NEW.amount_fen > limit_fen THEN
    RAISE EXCEPTION 'claim % asks for more than the insurance pays', NEW.ref USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.seq <> 1 + (SELECT count(*) FROM package_claim c WHERE c.package_number = NEW.package_number) OR EXISTS (
    SELECT FROM package_claim c WHERE c.package_number = NEW.package_number
      AND NOT EXISTS (SELECT FROM package_claim_decision d WHERE d.claim_ref = c.ref)
  ) THEN
    RAISE EXCEPTION 'claim % does not follow a decided one', NEW.ref USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER package_claim_guard BEFORE INSERT ON "package_claim" FOR EACH ROW EXECUTE FUNCTION guard_package_claim();
--> statement-breakpoint
-- No more is paid than was claimed. As claims follow each other, those of a package together never exceed its cover.
CREATE FUNCTION guard_package_claim_decision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.paid_fen > (SELECT amount_fen FROM package_claim WHERE ref = NEW.claim_ref) THEN
    RAISE EXCEPTION 'claim % would be paid above what was asked for', NEW.claim_ref USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER package_claim_decision_guard BEFORE INSERT ON "package_claim_decision" FOR EACH ROW EXECUTE FUNCTION guard_package_claim_decision();
--> statement-breakpoint
CREATE TRIGGER package_claim_account_open BEFORE INSERT ON "package_claim" FOR EACH ROW EXECUTE FUNCTION refuse_closed_account();
--> statement-breakpoint
CREATE TRIGGER package_claim_picture_account_open BEFORE INSERT ON "package_claim_picture" FOR EACH ROW EXECUTE FUNCTION refuse_closed_account();
