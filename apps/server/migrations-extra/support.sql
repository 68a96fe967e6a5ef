CREATE TRIGGER conversation_account_open BEFORE INSERT ON "conversation" FOR EACH ROW EXECUTE FUNCTION refuse_closed_account();
--> statement-breakpoint
CREATE TRIGGER conversation_message_account_open BEFORE INSERT ON "conversation_message" FOR EACH ROW EXECUTE FUNCTION refuse_closed_account();
--> statement-breakpoint
CREATE TRIGGER conversation_picture_account_open BEFORE INSERT ON "conversation_picture" FOR EACH ROW EXECUTE FUNCTION refuse_closed_account();
