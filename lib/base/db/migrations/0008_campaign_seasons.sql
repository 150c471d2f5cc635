CREATE TABLE "campaign_seasons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaign_seasons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"region" text NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"body" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"demo_key" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaign_seasons_demo_key_unique" UNIQUE("demo_key"),
	CONSTRAINT "campaign_seasons_once" UNIQUE("region","key","state"),
	CONSTRAINT "campaign_seasons_state" CHECK ("campaign_seasons"."state" in ('draft', 'published')),
	CONSTRAINT "campaign_seasons_time" CHECK ("campaign_seasons"."ends_at" > "campaign_seasons"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "enrolments" DROP CONSTRAINT "enrolments_phone";--> statement-breakpoint
ALTER TABLE "enrolments" DROP CONSTRAINT "enrolments_e164";--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "season" text NOT NULL DEFAULT '2021-01';--> statement-breakpoint
ALTER TABLE "enrolments" ALTER COLUMN "season" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_phone" UNIQUE("phone_code","phone_number","season");--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_e164" UNIQUE("e164","season");