import { z } from "zod";

/* The environment, checked once at start. A wrong value stops the start with one clear line. */

const origin = z
  .url({ protocol: /^https?$/, error: "must be an http(s) address" })
  .transform((value) => value.replace(/\/+$/, ""));

const schema = z.object({
  PORT: z.coerce.number({ error: "must be a port number" }).int().min(0).max(65535).default(3000),
  SITE_URL: origin.optional(),
  API_HOST: origin.optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// address" }).optional(),
  DATA_DIR: z.string().default(".data"),
  DEMO_CONTENT: z.enum(["true", "false"], { error: "must be true or false" }).default("true"),
  VIETNAM_SITE_URL: origin.optional(),
  ACCOUNT_SITE_URL: origin.optional(),
  STUDENT_SITE_URL: origin.optional(),
  TEACHER_SITE_URL: origin.optional(),
  CLASSROOM_SITE_URL: origin.optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: "must be a redis:// address" }).optional(),
});

export type Env = Omit<z.output<typeof schema>, "SITE_URL"> & {
  /** Where visitors reach the site, without a slash at the end. */
  SITE_URL: string;
};

/**
 * Reads and checks the environment. An empty value counts as unset.
 * @throws Error with one line naming each wrong variable and what it must be.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const result = schema.safeParse(given);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    throw new Error(`Wrong environment: ${problems.join("; ")}`);
  }
  const { SITE_URL, ...rest } = result.data;
  return { ...rest, SITE_URL: SITE_URL ?? `http://localhost:${rest.PORT}` };
}

let checked: Env | undefined;

/** The process's environment, checked on first use. */
export function env(): Env {
  checked ??= readEnv(process.env);
  return checked;
}
