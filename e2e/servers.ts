/** Environment the tests must not inherit: each server is set up by this file alone. */
const unset = {
  API_HOST: "",
  DATABASE_URL: "",
  DEMO_CONTENT: "",
  REDIS_URL: "",
  VIETNAM_SITE_URL: "",
  ACCOUNT_SITE_URL: "",
  STUDENT_SITE_URL: "",
  TEACHER_SITE_URL: "",
  CLASSROOM_SITE_URL: "",
};

/** First of the ports the servers use; `npm test` chooses another when it is busy. */
const firstPort = Number(process.env.E2E_PORT ?? 4400);

function server(offset: number, env: Record<string, string> = {}) {
  const port = firstPort + offset;
  const address = `http://localhost:${port}`;
  return { port, address, env: { ...unset, SITE_URL: address, ...env } };
}

/** The production servers the browser tests run against, by what they show. */
export const servers = {
  /** The site with its embedded provider and demo content. */
  embedded: server(0),
  /** A provider that nobody answers for, and a separate Vietnamese site. */
  down: server(1, { API_HOST: "http://127.0.0.1:9", VIETNAM_SITE_URL: "https://vn.yuqiao.example" }),
};
