DROP INDEX "live_subscriptions_live";--> statement-breakpoint
CREATE INDEX "live_subscriptions_live" ON "live_subscriptions" USING btree ("live_id","account_id");