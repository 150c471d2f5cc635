CREATE TABLE "closed_months" (
	"month" text NOT NULL,
	"points" jsonb NOT NULL,
	"staff_id" integer,
	"closed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "closed_months_month_pk" PRIMARY KEY("month"),
	CONSTRAINT "closed_months_month" CHECK ("closed_months"."month" ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"counter_to" integer,
	"received_on" date NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"method" text NOT NULL,
	"reference" text,
	"note" text,
	"payer" text NOT NULL,
	"country" text NOT NULL,
	"language" text NOT NULL,
	"package_id" integer,
	"package_points" integer,
	"points" integer NOT NULL,
	"bonus" integer NOT NULL,
	"lot_id" integer,
	"bonus_lot_id" integer,
	"ledger_id" integer,
	"staff_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_lot" UNIQUE("lot_id"),
	CONSTRAINT "payments_bonus_lot" UNIQUE("bonus_lot_id"),
	CONSTRAINT "payments_kind" CHECK ("payments"."kind" in ('payment', 'correction', 'refund')),
	CONSTRAINT "payments_method" CHECK ("payments"."method" in ('transfer', 'cash', 'card', 'other')),
	CONSTRAINT "payments_counter_of_one" CHECK (("payments"."kind" = 'payment') = ("payments"."counter_to" is null)),
	CONSTRAINT "payments_sign" CHECK (case "payments"."kind" when 'payment' then "payments"."amount" > 0 and "payments"."points" >= 0 and "payments"."bonus" >= 0 else "payments"."amount" <= 0 and "payments"."points" <= 0 and "payments"."bonus" <= 0 and "payments"."amount" + "payments"."points" + "payments"."bonus" < 0 end),
	CONSTRAINT "payments_lots" CHECK (("payments"."points" > 0) = ("payments"."lot_id" is not null)),
	CONSTRAINT "payments_bonus_lots" CHECK (("payments"."bonus" > 0) = ("payments"."bonus_lot_id" is not null)),
	CONSTRAINT "payments_taken_back" CHECK (("payments"."points" + "payments"."bonus" < 0) = ("payments"."ledger_id" is not null)),
	CONSTRAINT "payments_package" CHECK (("payments"."package_id" is null) = ("payments"."package_points" is null))
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"payment_id" integer PRIMARY KEY NOT NULL,
	"issuer_key" text NOT NULL,
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"issuer" jsonb NOT NULL,
	"official_number" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "receipts_number" UNIQUE("issuer_key","series","year","number"),
	CONSTRAINT "receipts_issuer" CHECK ("receipts"."issuer_key" in ('company', 'vietnam')),
	CONSTRAINT "receipts_series" CHECK ("receipts"."series" in ('receipt', 'creditNote')),
	CONSTRAINT "receipts_from_one" CHECK ("receipts"."number" > 0)
);
--> statement-breakpoint
ALTER TABLE "point_ledger" DROP CONSTRAINT "point_ledger_reason";--> statement-breakpoint
ALTER TABLE "point_lots" DROP CONSTRAINT "point_lots_source";--> statement-breakpoint
ALTER TABLE "staff" DROP CONSTRAINT "staff_role";--> statement-breakpoint
ALTER TABLE "staff_invitations" DROP CONSTRAINT "staff_invitations_role";--> statement-breakpoint
ALTER TABLE "point_lots" ADD COLUMN "paid_amount" bigint;--> statement-breakpoint
ALTER TABLE "point_lots" ADD COLUMN "paid_points" integer;--> statement-breakpoint
ALTER TABLE "point_lots" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "closed_months" ADD CONSTRAINT "closed_months_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_counter_to_payments_id_fk" FOREIGN KEY ("counter_to") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_lot_id_point_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."point_lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_bonus_lot_id_point_lots_id_fk" FOREIGN KEY ("bonus_lot_id") REFERENCES "public"."point_lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_ledger_id_point_ledger_id_fk" FOREIGN KEY ("ledger_id") REFERENCES "public"."point_ledger"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_account" ON "payments" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "payments_received" ON "payments" USING btree ("received_on");--> statement-breakpoint
CREATE INDEX "payments_counter" ON "payments" USING btree ("counter_to");--> statement-breakpoint
ALTER TABLE "point_ledger" ADD CONSTRAINT "point_ledger_reason" CHECK ("point_ledger"."reason" in ('opening', 'booking', 'refund', 'canceledLesson', 'operator', 'expiry', 'purchase', 'bonus', 'takenBack'));--> statement-breakpoint
ALTER TABLE "point_lots" ADD CONSTRAINT "point_lots_price" CHECK (case when "point_lots"."source" = 'purchase' then coalesce("point_lots"."paid_amount", -1) >= 0 and coalesce("point_lots"."paid_points", -1) >= 0 and "point_lots"."currency" is not null else "point_lots"."paid_amount" is null and "point_lots"."paid_points" is null and "point_lots"."currency" is null end);--> statement-breakpoint
ALTER TABLE "point_lots" ADD CONSTRAINT "point_lots_source" CHECK ("point_lots"."source" in ('opening', 'entered', 'returned', 'purchase', 'bonus'));--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_role" CHECK ("staff"."role" in ('owner', 'editor', 'adviser', 'accountant'));--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_role" CHECK ("staff_invitations"."role" in ('owner', 'editor', 'adviser', 'accountant'));