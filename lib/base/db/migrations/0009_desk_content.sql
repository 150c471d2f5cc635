CREATE TABLE "content_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"version" integer NOT NULL,
	"action" text NOT NULL,
	"by" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_history_version" UNIQUE("kind","record_id","version")
);
--> statement-breakpoint
CREATE TABLE "content_records" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"draft" jsonb,
	"publish_at" timestamp with time zone,
	"problem" jsonb,
	"published" boolean DEFAULT false NOT NULL,
	"changed_by" text DEFAULT '' NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_records_kind_id_pk" PRIMARY KEY("kind","id"),
	CONSTRAINT "content_records_due_draft" CHECK ("content_records"."publish_at" is null or "content_records"."draft" is not null)
);
--> statement-breakpoint
CREATE TABLE "content_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	CONSTRAINT "content_state_one" CHECK ("content_state"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "picture_files" (
	"hash" text NOT NULL,
	"width" integer NOT NULL,
	"format" text NOT NULL,
	"data" "bytea" NOT NULL,
	CONSTRAINT "picture_files_hash_width_format_pk" PRIMARY KEY("hash","width","format")
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"hash" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"used" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "link_properties" ADD COLUMN "shown_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "link_properties" ADD COLUMN "shown_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "link_properties" ADD COLUMN "languages" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "recordings" ADD COLUMN "live_id" integer;--> statement-breakpoint
ALTER TABLE "series_classes" ADD COLUMN "closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "picture_files" ADD CONSTRAINT "picture_files_hash_pictures_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."pictures"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_history_time" ON "content_history" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "content_records_due" ON "content_records" USING btree ("publish_at");--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_live_id_live_classes_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live_classes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_live_id_unique" UNIQUE("live_id");--> statement-breakpoint
ALTER TABLE "link_properties" ADD CONSTRAINT "link_properties_shown" CHECK ("link_properties"."shown_until" > "link_properties"."shown_from");