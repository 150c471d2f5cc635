CREATE TABLE "pronunciation_consents" (
	"teacher_id" integer PRIMARY KEY NOT NULL,
	"sentence" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pronunciation_recordings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pronunciation_recordings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"teacher_id" integer NOT NULL,
	"text" text NOT NULL,
	"hash" text NOT NULL,
	"data" "bytea" NOT NULL,
	"duration_ms" integer NOT NULL,
	"sent" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pronunciation_recordings_of_text" UNIQUE("teacher_id","text","hash"),
	CONSTRAINT "pronunciation_recordings_size" CHECK (octet_length(data) <= 960044)
);
--> statement-breakpoint
CREATE TABLE "pronunciations" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"recordings" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "teachers" ADD COLUMN "introduction" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pronunciation_consents" ADD CONSTRAINT "pronunciation_consents_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pronunciation_recordings" ADD CONSTRAINT "pronunciation_recordings_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pronunciations" ADD CONSTRAINT "pronunciations_id_teachers_id_fk" FOREIGN KEY ("id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pronunciation_recordings_hash" ON "pronunciation_recordings" USING btree ("hash");