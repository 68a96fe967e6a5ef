-- The fee that a shopper pays for the way back is what it costs. Goods that were sent before are counted, too.
INSERT INTO "return_freight" ("return_number", "order_number", "freight_fen", "at")
SELECT r."number", o."number", r."fee_fen", e."at" FROM "goods_return" r
JOIN "store_item" i ON i."id" = r."item_id"
JOIN "purchase_order" o ON o."number" = i."order_number"
JOIN "goods_return_event" e ON e."return_number" = r."number" AND e."event" = 'sent'
WHERE r."fee_fen" > 0;
--> statement-breakpoint
CREATE TRIGGER return_freight_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "return_freight" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
