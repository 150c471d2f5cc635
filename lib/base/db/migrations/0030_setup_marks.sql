CREATE TABLE "setup_marks" (
	"mark" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
