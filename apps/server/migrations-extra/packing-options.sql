CREATE TRIGGER packing_price_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "packing_price" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER package_packing_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "package_packing" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- When a transaction commits, the chosen packing options of a package add up to that part of its fee.
CREATE FUNCTION refuse_packing_sum() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_package text;
BEGIN
  IF TG_TABLE_NAME = 'package' THEN of_package := NEW.number; ELSE of_package := NEW.package_number; END IF;
  IF EXISTS (
    SELECT FROM package p WHERE p.number = of_package
      AND p.packing_fen <> (SELECT coalesce(sum(o.price_fen), 0) FROM package_packing o WHERE o.package_number = p.number)
  ) THEN
    RAISE EXCEPTION 'the packing options of package % do not add up to its fee', of_package USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER package_packing_fits AFTER INSERT ON "package" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_packing_sum();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER package_packing_adds_up AFTER INSERT ON "package_packing" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_packing_sum();
