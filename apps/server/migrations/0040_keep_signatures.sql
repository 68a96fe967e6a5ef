-- What a driver signed never changes.
CREATE TRIGGER handover_signature_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "handover_signature" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
