import * as z from "zod";
import { notificationSettings, checkNotificationSettings } from "./notification-settings";
import { normalizeSiteAddress } from "./site-address";

/* The environment, validated once at startup. An invalid value stops startup with a one-line message. */

export const addressSetting = z
  .url({ protocol: /^https?$/, error: "must be an http(s) address" })
  .transform(normalizeSiteAddress);

const schema = z.object({
  ...notificationSettings,
  PORT: z.coerce.number({ error: "must be a port number" }).int().min(0).max(65535).default(3000),
  /** Default: only this machine, unless SITE_URL is public (lib/base/public-address). */
  HOST: z
    .string()
    .trim()
    .regex(/^[\w.:-]+$/, { error: "must be an IP address or a name of this machine" })
    .optional(),
  SITE_URL: addressSetting.optional(),
  API_HOST: addressSetting.optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// address" }).optional(),
  DATA_DIR: z.string().default(".data"),
  DEMO_CONTENT: z.enum(["true", "false"], { error: "must be true or false" }).default("true"),
  /** `false` uses only the campaign seasons of the files. */
  DEMO_SEASONS: z.enum(["true", "false"], { error: "must be true or false" }).default("true"),
  /** Default: only where the site is not public (lib/app/demo/demo-accounts.ts). */
  DEMO_ACCOUNTS: z.enum(["true", "false"], { error: "must be true or false" }).optional(),
  VIETNAM_SITE_URL: addressSetting.optional(),
  ACCOUNT_SITE_URL: addressSetting.optional(),
  STUDENT_SITE_URL: addressSetting.optional(),
  TEACHER_SITE_URL: addressSetting.optional(),
  CLASSROOM_SITE_URL: addressSetting.optional(),
  SHOP_SITE_URL: addressSetting.optional(),
  LOG_LEVEL: z
    .enum(["debug", "info", "warn", "error", "silent"], {
      error: "must be debug, info, warn, error or silent",
    })
    .default("warn"),
  METRICS_PORT: z.coerce
    .number({ error: "must be a port number" })
    .int("must be a port number")
    .min(1, "must be a port number")
    .max(65535, "must be a port number")
    .optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: "must be a redis:// address" }).optional(),
  TRUSTED_PROXIES: z.coerce.number({ error: "must be a number of proxies" }).int().min(0).max(10).default(0),
  /** `false` makes `npm start` run plain `next start` (docs/decisions/0040-accelerator.md). */
  ACCELERATOR: z.enum(["true", "false"], { error: "must be true or false" }).default("true"),
  /** How long a lead is stored after the last contact; 0 means forever. */
  LEADS_RETENTION_MONTHS: z.coerce
    .number({ error: "must be a number of months" })
    .int("must be a whole number of months")
    .min(0, "must be 0 (for ever) to 1200 months")
    .max(1200, "must be 0 (for ever) to 1200 months")
    .default(24),
  RATE_LIMIT_FACTOR: z.coerce.number({ error: "must be a number" }).min(0.1).max(1000).default(1),
});

/** Created once, because zod compiles a schema on first use, which takes longer than all later parses. */
const schemaWithDependencies = schema.superRefine(checkNotificationSettings);

/** The names of all settings. */
export const settingNames = Object.keys(schema.shape) as (keyof typeof schema.shape)[];

export type Env = Omit<z.output<typeof schema>, "SITE_URL"> & {
  /** The site's public address, without a trailing slash. */
  SITE_URL: string;
  /** Origin of SITE_URL; undefined if SITE_URL is not set. */
  ownOrigin: string | undefined;
};

/**
 * Validates the environment. An empty value counts as unset.
 * @throws Error with one line that names each invalid variable and its allowed values
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const values = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const result = schemaWithDependencies.safeParse(values);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    throw new Error(`Wrong environment: ${problems.join("; ")}`);
  }
  const { SITE_URL, ...rest } = result.data;
  return {
    ...rest,
    SITE_URL: SITE_URL ?? `http://localhost:${rest.PORT}`,
    ownOrigin: SITE_URL && new URL(SITE_URL).origin,
  };
}

let validatedEnv: Env | undefined;

/** Returns the process's environment, validated on first use. */
export function env(): Env {
  validatedEnv ??= readEnv(process.env);
  return validatedEnv;
}
