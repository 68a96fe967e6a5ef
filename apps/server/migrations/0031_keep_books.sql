-- What is closed never changes.
CREATE TRIGGER book_day_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "book_day" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER book_line_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "book_line" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
