CREATE TABLE "student_voices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "student_voices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"country" text NOT NULL,
	"quote" jsonb NOT NULL,
	"original_language" text NOT NULL,
	"picture" text NOT NULL,
	"learned" jsonb NOT NULL,
	"consent" text NOT NULL,
	"order" integer,
	"active_from" timestamp with time zone,
	"active_until" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "student_voices_consent" CHECK ("student_voices"."consent" <> ''),
	CONSTRAINT "student_voices_active" CHECK ("student_voices"."active_until" > "student_voices"."active_from")
);
