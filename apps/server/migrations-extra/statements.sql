CREATE TRIGGER statement_line_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "statement_line" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER purchase_settlement_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "purchase_settlement" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
