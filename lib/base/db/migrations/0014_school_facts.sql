CREATE TABLE "school_facts" (
	"id" integer PRIMARY KEY NOT NULL,
	"facts" jsonb NOT NULL,
	CONSTRAINT "school_facts_one" CHECK ("school_facts"."id" = 1)
);
