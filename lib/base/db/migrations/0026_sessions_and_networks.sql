CREATE TABLE "installation_secrets" (
	"purpose" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_networks" (
	"owner" text NOT NULL,
	"network" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_networks_owner_network_pk" PRIMARY KEY("owner","network")
);
--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "id" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "staff_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "system" text;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "id" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "system" text;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "known_networks_expiry" ON "known_networks" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_id_unique" UNIQUE("id");--> statement-breakpoint
-- Unkeyed hashes of email and network addresses: the next login from each network is remembered under a key.
DELETE FROM "rate_limits" WHERE "key" LIKE 'known:%';
