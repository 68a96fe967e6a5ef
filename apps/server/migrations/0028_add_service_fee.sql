ALTER TABLE "order_line" DROP CONSTRAINT "order_line_amounts";--> statement-breakpoint
ALTER TABLE "purchase_order" DROP CONSTRAINT "purchase_order_amounts";--> statement-breakpoint
ALTER TABLE "purchase_order" DROP CONSTRAINT "purchase_order_sum";--> statement-breakpoint
ALTER TABLE "line_refund" ADD COLUMN "service_fee_fen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "service_fee_fen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "service_fee_fen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "line_refund" ADD CONSTRAINT "line_refund_service_fee" CHECK ("line_refund"."service_fee_fen" >= 0);--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_amounts" CHECK (least("order_line"."unit_price_fen", "order_line"."domestic_shipping_fen", "order_line"."photo_count", "order_line"."service_fee_fen") >= 0 and "order_line"."quantity" > 0);--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_amounts" CHECK (least("purchase_order"."goods_fen", "purchase_order"."photo_fen", "purchase_order"."domestic_shipping_fen", "purchase_order"."service_fee_fen") >= 0);--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_sum" CHECK ("purchase_order"."amount_fen" = "purchase_order"."goods_fen" + "purchase_order"."photo_fen" + "purchase_order"."domestic_shipping_fen" + "purchase_order"."service_fee_fen" - "purchase_order"."discount_fen");--> statement-breakpoint
-- What was charged stays.
CREATE TRIGGER purchase_order_service_fee_stays BEFORE UPDATE OF service_fee_fen ON "purchase_order" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER order_line_service_fee_stays BEFORE UPDATE OF service_fee_fen ON "order_line" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
