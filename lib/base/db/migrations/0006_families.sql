CREATE TABLE "live_subscriptions" (
	"account_id" integer NOT NULL,
	"live_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_subscriptions_account_id_live_id_pk" PRIMARY KEY("account_id","live_id")
);
--> statement-breakpoint
CREATE TABLE "trial_lessons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trial_lessons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parent_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"starts_at" timestamp with time zone,
	CONSTRAINT "trial_lessons_parent_id_unique" UNIQUE("parent_id"),
	CONSTRAINT "trial_lessons_state_name" CHECK ("trial_lessons"."state" in ('asked', 'arranged', 'held')),
	CONSTRAINT "trial_lessons_start" CHECK (("trial_lessons"."state" = 'asked') = ("trial_lessons"."starts_at" is null))
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "birth_year" integer;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "consent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_subscriptions" ADD CONSTRAINT "live_subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_subscriptions" ADD CONSTRAINT "live_subscriptions_live_id_live_classes_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_lessons" ADD CONSTRAINT "trial_lessons_parent_id_accounts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_lessons" ADD CONSTRAINT "trial_lessons_student_id_accounts_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_subscriptions_live" ON "live_subscriptions" USING btree ("live_id");--> statement-breakpoint
CREATE INDEX "trial_lessons_state" ON "trial_lessons" USING btree ("state","created_at");--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_birth_year" CHECK ("accounts"."birth_year" is null or ("accounts"."kind" = 'student' and "accounts"."birth_year" between 1900 and 2200));--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_consent" CHECK ("accounts"."birth_year" is null or "accounts"."consent_at" is not null or extract(year from "accounts"."created_at" at time zone 'UTC') - "accounts"."birth_year" > 18);