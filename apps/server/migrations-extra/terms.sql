CREATE TRIGGER article_text_version_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "article_text_version" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER terms_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "terms" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- An order keeps the terms under which it was placed.
CREATE TRIGGER purchase_order_terms_stay BEFORE UPDATE OF terms_id ON "purchase_order" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
