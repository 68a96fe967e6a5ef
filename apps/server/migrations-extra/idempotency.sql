-- The beginning of a call under an Idempotency-Key: it holds the account, tries the lock of the key, and then looks for the first answer. Each is a
-- statement of its own, so that an answer is seen that was committed just before the lock became free. `free` is false while another call has the lock.
CREATE FUNCTION begin_call(account text, call_key text, since timestamptz)
RETURNS TABLE (free boolean, endpoint text, payload_hash text, answer json) LANGUAGE plpgsql AS $$
BEGIN
  PERFORM hold_account(account);
  free := pg_try_advisory_xact_lock(hashtextextended(account || ' ' || call_key, 0));
  SELECT k.endpoint, k.payload_hash, k.answer INTO endpoint, payload_hash, answer
    FROM "idempotency_key" k WHERE k.user_id = account AND k.key = call_key AND k.created_at > since;
  RETURN NEXT;
END
$$;
