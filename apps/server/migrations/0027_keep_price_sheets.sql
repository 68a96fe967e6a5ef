-- Rows of price sheets are only ever inserted, and a package keeps what its quote charged by one.
CREATE TRIGGER price_sheet_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "price_sheet" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER price_sheet_country_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "price_sheet_country" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER package_surcharges_stay BEFORE UPDATE OF sheet_area, surcharges, surcharge_fen ON "package" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
