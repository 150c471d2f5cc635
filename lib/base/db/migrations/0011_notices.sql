CREATE TABLE "notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"way" text NOT NULL,
	"audience" text NOT NULL,
	"lane" text NOT NULL,
	"account_id" integer,
	"e164" text,
	"data" jsonb NOT NULL,
	"once_key" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"give_up_at" timestamp with time zone NOT NULL,
	"lease_until" timestamp with time zone,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "notices_once_key_unique" UNIQUE("once_key"),
	CONSTRAINT "notices_way" CHECK ("notices"."way" in ('mail', 'webhook')),
	CONSTRAINT "notices_audience" CHECK ("notices"."audience" in ('school', 'person')),
	CONSTRAINT "notices_state_name" CHECK ("notices"."state" in ('waiting', 'sent', 'stuck')),
	CONSTRAINT "notices_sent" CHECK (("notices"."state" = 'sent') = ("notices"."sent_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_due" ON "notices" USING btree ("way","next_try_at") WHERE "notices"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "notices_lane" ON "notices" USING btree ("lane","id") WHERE "notices"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "notices_account" ON "notices" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "notices_e164" ON "notices" USING btree ("e164");--> statement-breakpoint
CREATE INDEX "notices_state" ON "notices" USING btree ("state","created_at");