-- A warning about the disposal goes to goods that could be packed: 30 days before, then 7, then 1, each not before its time. The time of the disposal is
-- 180 days after receipt, and moves with the warnings: nothing is disposed of sooner after a warning than it says.
CREATE FUNCTION warn_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE store_item SET disposal_warned_days = NEW.days, disposal_warned_at = NEW.at
  WHERE id = NEW.item_id AND left_at IS NULL AND package_number IS NULL AND return_number IS NULL AND released_at IS NOT NULL AND CASE NEW.days
    WHEN 30 THEN disposal_warned_days IS NULL AND stored_at + interval '3600 hours' <= NEW.at
    WHEN 7 THEN disposal_warned_days = 30 AND disposal_warned_at + interval '552 hours' <= NEW.at
    ELSE disposal_warned_days = 7 AND disposal_warned_at + interval '144 hours' <= NEW.at
  END;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'item % cannot be warned % days before its disposal', NEW.item_id, NEW.days USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER disposal_warning_warns_item AFTER INSERT ON "disposal_warning" FOR EACH ROW EXECUTE FUNCTION warn_item();
--> statement-breakpoint
-- Goods are disposed of 180 days after receipt, after all three warnings and the days that each of them gave, and never out of a package or a return.
CREATE FUNCTION dispose_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE store_item SET left_at = NEW.at, disposed_at = NEW.at
  WHERE id = NEW.item_id AND left_at IS NULL AND package_number IS NULL AND return_number IS NULL AND stored_at + interval '4320 hours' <= NEW.at AND 3 = (
    SELECT count(*) FROM disposal_warning w WHERE w.item_id = NEW.item_id AND w.at + make_interval(hours => 24 * w.days) <= NEW.at
  );
  IF NOT FOUND THEN
    RAISE EXCEPTION 'item % must not be disposed of', NEW.item_id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER store_disposal_disposes_of_item AFTER INSERT ON "store_disposal" FOR EACH ROW EXECUTE FUNCTION dispose_item();
--> statement-breakpoint
CREATE FUNCTION refuse_undisposed_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the warnings and the disposal of item % change only by their records', NEW.id USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER store_item_stored_undisposed BEFORE INSERT ON "store_item" FOR EACH ROW WHEN (NEW.disposal_warned_days IS NOT NULL OR NEW.disposed_at IS NOT NULL) EXECUTE FUNCTION refuse_undisposed_item();
--> statement-breakpoint
CREATE TRIGGER store_item_disposed BEFORE UPDATE OF disposal_warned_days, disposal_warned_at, disposed_at ON "store_item" FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_undisposed_item();
--> statement-breakpoint
CREATE TRIGGER disposal_warning_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "disposal_warning" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER store_disposal_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "store_disposal" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
