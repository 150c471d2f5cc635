CREATE TABLE "accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"email" text,
	"password_hash" text,
	"nickname" text NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"language" text,
	"parent_id" integer,
	"teacher_id" integer,
	"points" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_email_unique" UNIQUE("email"),
	CONSTRAINT "accounts_kind" CHECK ("accounts"."kind" in ('parent', 'student', 'teacher')),
	CONSTRAINT "accounts_parent_of_student" CHECK (("accounts"."kind" = 'student') = ("accounts"."parent_id" is not null)),
	CONSTRAINT "accounts_teacher_of_teacher" CHECK (("accounts"."kind" = 'teacher') = ("accounts"."teacher_id" is not null)),
	CONSTRAINT "accounts_points_of_parent" CHECK (("accounts"."kind" = 'parent') = ("accounts"."points" is not null)),
	CONSTRAINT "accounts_points" CHECK ("accounts"."points" >= 0),
	CONSTRAINT "accounts_login" CHECK (("accounts"."email" is null) = ("accounts"."password_hash" is null)),
	CONSTRAINT "accounts_email_lower" CHECK ("accounts"."email" = lower("accounts"."email"))
);
--> statement-breakpoint
CREATE TABLE "app_versions" (
	"type" integer PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"apk_url" text NOT NULL,
	"version" text NOT NULL,
	CONSTRAINT "app_versions_type" CHECK ("app_versions"."type" in (1, 2))
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"student_id" integer NOT NULL,
	"class_id" integer NOT NULL,
	"points" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "applications_once" UNIQUE("student_id","class_id"),
	CONSTRAINT "applications_points" CHECK ("applications"."points" >= 0)
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "courses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" jsonb NOT NULL,
	"brief" jsonb NOT NULL,
	"cover" text NOT NULL,
	"level_class_points" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_id" integer NOT NULL,
	"name" text NOT NULL,
	"region" text NOT NULL,
	"phone" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enrolments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enrolments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"phone_code" integer NOT NULL,
	"phone_number" bigint NOT NULL,
	"email" text NOT NULL,
	"gpa_score" double precision NOT NULL,
	"intention_city" text NOT NULL,
	"intention_university" text NOT NULL,
	"intention_major" text NOT NULL,
	"source" text NOT NULL,
	"interest" text NOT NULL,
	"activation_code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enrolments_activation_code_unique" UNIQUE("activation_code"),
	CONSTRAINT "enrolments_phone" UNIQUE("phone_code","phone_number")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"class_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lessons_class_id_position_pk" PRIMARY KEY("class_id","position"),
	CONSTRAINT "lessons_time" CHECK ("lessons"."ends_at" > "lessons"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "link_properties" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "link_properties_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" integer NOT NULL,
	"name" text NOT NULL,
	"link" text NOT NULL,
	"url" text,
	"order" integer NOT NULL,
	CONSTRAINT "link_properties_type" CHECK ("link_properties"."type" in (1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "live_classes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_classes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_name" jsonb NOT NULL,
	"lesson_name" jsonb NOT NULL,
	"cover" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"demo_key" text,
	CONSTRAINT "live_classes_demo_key_unique" UNIQUE("demo_key"),
	CONSTRAINT "live_classes_time" CHECK ("live_classes"."ends_at" > "live_classes"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"link" text NOT NULL,
	"content" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point_ledger" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"change" integer NOT NULL,
	"balance" integer NOT NULL,
	"reason" text NOT NULL,
	"application_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "point_ledger_application_id_unique" UNIQUE("application_id"),
	CONSTRAINT "point_ledger_balance" CHECK ("point_ledger"."balance" >= 0),
	CONSTRAINT "point_ledger_reason" CHECK ("point_ledger"."reason" in ('opening', 'application')),
	CONSTRAINT "point_ledger_cause" CHECK (("point_ledger"."reason" = 'application') = ("point_ledger"."application_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "recordings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recordings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"lesson_name" jsonb NOT NULL,
	"cover" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"demo_key" text,
	CONSTRAINT "recordings_demo_key_unique" UNIQUE("demo_key")
);
--> statement-breakpoint
CREATE TABLE "series_classes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "series_classes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"list" text NOT NULL,
	"languages" text[] DEFAULT '{}'::text[] NOT NULL,
	"combo_name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"course_mode" text NOT NULL,
	"level" text NOT NULL,
	"teacher_id" integer NOT NULL,
	"class_point" integer NOT NULL,
	"length" integer NOT NULL,
	"capacity" integer NOT NULL,
	"students" integer DEFAULT 0 NOT NULL,
	"deadline" timestamp with time zone NOT NULL,
	"demo_key" text,
	CONSTRAINT "series_classes_demo_key_unique" UNIQUE("demo_key"),
	CONSTRAINT "series_classes_list_name" CHECK ("series_classes"."list" in ('recommended', 'preSale')),
	CONSTRAINT "series_classes_mode" CHECK ("series_classes"."course_mode" in ('one-to-one', 'one-to-many', 'live')),
	CONSTRAINT "series_classes_price" CHECK ("series_classes"."class_point" >= 0),
	CONSTRAINT "series_classes_length" CHECK ("series_classes"."length" > 0),
	CONSTRAINT "series_classes_seats" CHECK ("series_classes"."students" between 0 and "series_classes"."capacity")
);
--> statement-breakpoint
CREATE TABLE "teachers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "teachers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"nickname" jsonb NOT NULL,
	"avatar" text NOT NULL,
	"country" text NOT NULL,
	"description" jsonb NOT NULL,
	"recommended" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_parent_id_accounts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_student_id_accounts_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_class_id_series_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."series_classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_class_id_series_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."series_classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_class_id_series_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."series_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_ledger" ADD CONSTRAINT "point_ledger_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_ledger" ADD CONSTRAINT "point_ledger_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_classes" ADD CONSTRAINT "series_classes_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_parent" ON "accounts" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "applications_class" ON "applications" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "enquiries_class" ON "enquiries" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "link_properties_placement" ON "link_properties" USING btree ("type","name","order");--> statement-breakpoint
CREATE INDEX "live_classes_end" ON "live_classes" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "point_ledger_account" ON "point_ledger" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "recordings_start" ON "recordings" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "series_classes_list" ON "series_classes" USING btree ("list","deadline");--> statement-breakpoint
CREATE INDEX "tokens_account" ON "tokens" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "tokens_expiry" ON "tokens" USING btree ("expires_at");