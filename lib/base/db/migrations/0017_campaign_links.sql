CREATE TABLE "campaign_link_days" (
	"link_id" integer NOT NULL,
	"day" date NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"begun" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "campaign_link_days_link_id_day_pk" PRIMARY KEY("link_id","day"),
	CONSTRAINT "campaign_link_days_counts" CHECK ("campaign_link_days"."visits" >= 0 and "campaign_link_days"."begun" >= 0)
);
--> statement-breakpoint
CREATE TABLE "campaign_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaign_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"segment" text NOT NULL,
	"note" text NOT NULL,
	"utm" jsonb NOT NULL,
	"ended" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaign_links_segment_unique" UNIQUE("segment")
);
--> statement-breakpoint
ALTER TABLE "campaign_link_days" ADD CONSTRAINT "campaign_link_days_link_id_campaign_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."campaign_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enrolments_link" ON "enrolments" USING btree (lower("origin" ->> 'segment'),"created_at");