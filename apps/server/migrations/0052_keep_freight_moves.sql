-- What staff have matched is theirs, and does not follow the number.
UPDATE "freight_line" SET "matched_by" = "said"."staff_id" FROM (
  SELECT DISTINCT ON ("subject_ref") "subject_ref", "staff_id" FROM "staff_action"
  WHERE "action" = 'freight_line.match' ORDER BY "subject_ref", "id" DESC
) "said" WHERE "freight_line"."id" = "said"."subject_ref" AND "freight_line"."state" = 'matched';--> statement-breakpoint
CREATE TRIGGER freight_line_move_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "freight_line_move" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
