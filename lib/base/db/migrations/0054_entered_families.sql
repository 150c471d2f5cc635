CREATE TABLE "family_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "family_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"hash" text NOT NULL,
	"mailed_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "family_invitations_account_id_unique" UNIQUE("account_id"),
	CONSTRAINT "family_invitations_hash_unique" UNIQUE("hash"),
	CONSTRAINT "family_invitations_mailed_hash_unique" UNIQUE("mailed_hash"),
	CONSTRAINT "family_invitations_email_lower" CHECK ("family_invitations"."email" = lower("family_invitations"."email"))
);
--> statement-breakpoint
CREATE TABLE "family_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "family_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"staff_id" integer,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_headings" (
	"heading" text NOT NULL,
	"field" text,
	CONSTRAINT "import_headings_heading_pk" PRIMARY KEY("heading")
);
--> statement-breakpoint
CREATE TABLE "imported_families" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"import_id" integer NOT NULL,
	"row" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_login";--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_consent";--> statement-breakpoint
ALTER TABLE "lead_notes" DROP CONSTRAINT "lead_notes_kind";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "awaits_acceptance" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "family_invitations" ADD CONSTRAINT "family_invitations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_notes" ADD CONSTRAINT "family_notes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_notes" ADD CONSTRAINT "family_notes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_families" ADD CONSTRAINT "imported_families_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_families" ADD CONSTRAINT "imported_families_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "family_notes_account" ON "family_notes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "imported_families_import" ON "imported_families" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "accounts_phone" ON "accounts" USING btree ("phone");--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_login" CHECK (case when "accounts"."awaits_acceptance" then "accounts"."password_hash" is null else ("accounts"."email" is null) = ("accounts"."password_hash" is null) end);--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_consent" CHECK ("accounts"."birth_year" is null or "accounts"."consent_at" is not null or "accounts"."awaits_acceptance" or extract(year from "accounts"."created_at" at time zone 'UTC') - "accounts"."birth_year" > 18);--> statement-breakpoint
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_kind" CHECK ("lead_notes"."kind" in ('note', 'state', 'adviser', 'nobody', 'next', 'family'));