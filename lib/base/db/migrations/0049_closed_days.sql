CREATE TABLE "closed_days" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "closed_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"name" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "closed_days_order" CHECK ("closed_days"."last_day" >= "closed_days"."first_day")
);
--> statement-breakpoint
CREATE INDEX "closed_days_last" ON "closed_days" USING btree ("last_day");