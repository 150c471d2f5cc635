ALTER TABLE "teachers" ADD COLUMN "languages" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "teachers" ADD COLUMN "video" text DEFAULT '' NOT NULL;