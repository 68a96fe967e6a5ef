-- Purchases from before have cost what is recorded of them. Days that are closed already stay without it.
INSERT INTO "purchase_cost" ("id", "purchase_id", "kind", "fen", "at")
SELECT "id", "id", 'bought', "paid_fen", "created_at" FROM "purchase" WHERE "paid_fen" <> 0;--> statement-breakpoint
-- A correction is a row of its own.
CREATE TRIGGER purchase_cost_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "purchase_cost" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
