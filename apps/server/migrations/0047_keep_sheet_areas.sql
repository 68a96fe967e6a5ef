-- Prices and areas of sheets are only ever inserted.
CREATE TRIGGER price_sheet_zone_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "price_sheet_zone" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER price_sheet_area_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "price_sheet_area" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- The terms of earlier versions name what sheets could not say then.
ALTER TABLE "shipping_line" DISABLE TRIGGER shipping_line_insert_only;--> statement-breakpoint
UPDATE "shipping_line" SET "sheet_terms" = '{"heavy_over_g": null, "heavy_round_g": 1, "volume_above_cm3": null, "fuel_on_size": false, "size_fees": []}'::jsonb || "sheet_terms" WHERE "sheet_terms" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_line" ENABLE TRIGGER shipping_line_insert_only;
