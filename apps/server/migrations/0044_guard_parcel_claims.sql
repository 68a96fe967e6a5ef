CREATE TRIGGER parcel_claim_facts_stay BEFORE UPDATE OF id, user_id, tracking_number, contents, proof, created_at ON "parcel_claim" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER parcel_claim_account_open BEFORE INSERT ON "parcel_claim" FOR EACH ROW EXECUTE FUNCTION refuse_closed_account();
