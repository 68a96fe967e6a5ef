CREATE TRIGGER rehearsal_packing_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "rehearsal_packing" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER rehearsal_result_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "rehearsal_result" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Results of a paid or done rehearsal follow each other.
CREATE FUNCTION guard_rehearsal_result() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.seq <> 1 + (SELECT count(*) FROM rehearsal_result WHERE service_number = NEW.service_number)
    OR NOT EXISTS (SELECT FROM service_order WHERE number = NEW.service_number AND kind = 'rehearsal' AND status IN ('paid', 'done')) THEN
    RAISE EXCEPTION 'result % of rehearsal % does not follow', NEW.seq, NEW.service_number USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER rehearsal_result_guard BEFORE INSERT ON "rehearsal_result" FOR EACH ROW EXECUTE FUNCTION guard_rehearsal_result();
--> statement-breakpoint
ALTER TABLE "package" ADD CONSTRAINT "package_rehearsal_result" FOREIGN KEY ("rehearsal_number", "rehearsal_seq") REFERENCES "rehearsal_result" ("service_number", "seq");
--> statement-breakpoint
CREATE TRIGGER package_rehearsal_stays BEFORE UPDATE OF rehearsal_number, rehearsal_seq ON "package" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A package is made by a rehearsal of its shopper within 72 hours after it was done, and costs what the rehearsed box weighs.
CREATE FUNCTION guard_package_rehearsal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.rehearsal_number IS NOT NULL AND NOT EXISTS (
    SELECT FROM service_order s JOIN rehearsal_result r ON r.service_number = s.number AND r.seq = NEW.rehearsal_seq AND r.weight_g = NEW.real_g
    WHERE s.number = NEW.rehearsal_number AND s.user_id = NEW.user_id AND s.status = 'done'
      AND NEW.created_at >= s.done_at AND NEW.created_at < s.done_at + interval '72 hours'
  ) THEN
    RAISE EXCEPTION 'package % cannot use rehearsal %', NEW.number, NEW.rehearsal_number USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER package_rehearsal_guard BEFORE INSERT ON "package" FOR EACH ROW EXECUTE FUNCTION guard_package_rehearsal();
