-- Goods that were somebody else's stay off their shelf: the parcel is received anew for its shopper, with goods of its own.
CREATE TRIGGER store_item_taken_back_stays BEFORE UPDATE OF taken_back_at, left_at ON "store_item" FOR EACH ROW WHEN (OLD.taken_back_at IS NOT NULL) EXECUTE FUNCTION refuse_change();
