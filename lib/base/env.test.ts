import { readEnv } from "./env";

test("every setting has a default or is optional", () => {
  expect(readEnv({})).toEqual({
    PORT: 3000,
    SITE_URL: "http://localhost:3000",
    DATA_DIR: ".data",
    DEMO_CONTENT: "true",
    DEMO_SEASONS: "true",
    TRUSTED_PROXIES: 0,
    RATE_LIMIT_FACTOR: 1,
    ACCELERATOR: "true",
    LEADS_RETENTION_MONTHS: 24,
    LOG_LEVEL: "warn",
    METRICS_HOST: "127.0.0.1",
    NOTICE_LANGUAGE: "en-US",
    NOTICE_WEBHOOK_PRIVATE: "false",
  });
});

test("an empty value counts as unset", () => {
  expect(readEnv({ PORT: "", SITE_URL: "  ", API_HOST: "" })).toEqual(readEnv({}));
});

test("the default site address contains the port, and trailing slashes are removed", () => {
  expect(readEnv({ PORT: "8080" }).SITE_URL).toBe("http://localhost:8080");
  expect(readEnv({ SITE_URL: "https://yuqiao.example/" }).SITE_URL).toBe("https://yuqiao.example");
});

test("addresses are normalized", () => {
  const read = readEnv({
    SITE_URL: " https://YuQiao.Example:443/ ",
    VIETNAM_SITE_URL: "HTTP://VN.example:80//",
  });
  expect(read.SITE_URL).toBe("https://yuqiao.example");
  expect(read.VIETNAM_SITE_URL).toBe("http://vn.example");
  expect(readEnv({ ACCOUNT_SITE_URL: "https://Id.example:8443/Me/?a#b" }).ACCOUNT_SITE_URL).toBe(
    "https://id.example:8443/Me",
  );
});

test.each([
  ["PORT", "abc"],
  ["PORT", "70000"],
  ["PORT", "3.5"],
  ["HOST", "http://0.0.0.0"],
  ["HOST", "127.0.0.1/8"],
  ["SITE_URL", "yuqiao.example"],
  ["API_HOST", "foo"],
  ["API_HOST", "ftp://foo"],
  ["DATABASE_URL", "mysql://localhost/yuqiao"],
  ["DEMO_CONTENT", "yes"],
  ["DEMO_ACCOUNTS", "all"],
  ["VIETNAM_SITE_URL", "//vn.example"],
  ["ACCOUNT_SITE_URL", "javascript:alert(1)"],
  ["SHOP_SITE_URL", "shop.example"],
  ["LOG_LEVEL", "loud"],
  ["METRICS_PORT", "yes"],
  ["METRICS_PORT", "70000"],
  ["REDIS_URL", "http://localhost"],
  ["TRUSTED_PROXIES", "-1"],
  ["TRUSTED_PROXIES", "yes"],
  ["RATE_LIMIT_FACTOR", "0"],
  ["LEADS_RETENTION_MONTHS", "-1"],
  ["LEADS_RETENTION_MONTHS", "1.5"],
  ["LEADS_RETENTION_MONTHS", "two years"],
  ["MAIL_URL", "http://mail.example"],
  ["MAIL_URL", "smtp://"],
  ["MAIL_FROM", "Yuqiao"],
  ["NOTICE_MAIL_TO", "a@example.com\r\nBcc: b@example.com"],
  ["NOTICE_LANGUAGE", "English"],
  ["NOTICE_WEBHOOK_URL", "http://crm.example/hook"],
  ["NOTICE_WEBHOOK_URL", "https://user:secret@crm.example/hook"],
  ["NOTICE_WEBHOOK_URL", "ftp://crm.example"],
  ["NOTICE_WEBHOOK_SECRET", "secret"],
  ["NOTICE_WEBHOOK_SECRET", "whsec_c2hvcnQ="],
  ["NOTICE_WEBHOOK_PRIVATE", "yes"],
])("%s=%s throws an error of one line that names the setting", (name, value) => {
  const read = () => readEnv({ [name]: value });
  expect(read).toThrow(new RegExp(`^Wrong environment: ${name} [^\n]+$`));
});

test("all invalid values are reported together", () => {
  expect(() => readEnv({ PORT: "abc", API_HOST: "foo" })).toThrow(/PORT .*; API_HOST /);
});

const secret = `whsec_${Buffer.alloc(32, 1).toString("base64")}`;

test.each([
  [{ MAIL_URL: "smtp://mail.example" }, "MAIL_FROM is needed with MAIL_URL"],
  [{ MAIL_FROM: "a@school.example" }, "MAIL_URL is needed with MAIL_FROM"],
  [{ NOTICE_MAIL_TO: "a@school.example" }, "MAIL_URL is needed with NOTICE_MAIL_TO"],
  [{ NOTICE_WEBHOOK_URL: "https://crm.example" }, "NOTICE_WEBHOOK_SECRET is needed with NOTICE_WEBHOOK_URL"],
  [{ NOTICE_WEBHOOK_SECRET: secret }, "NOTICE_WEBHOOK_URL is needed with NOTICE_WEBHOOK_SECRET"],
])("an incomplete notification channel throws: %j", (variables, problem) => {
  expect(() => readEnv(variables)).toThrow(`Wrong environment: ${problem}`);
});

test("complete notification channels are accepted", () => {
  const variables = {
    MAIL_URL: "smtps://user:pass@mail.example:465",
    MAIL_FROM: "hello@school.example",
    NOTICE_MAIL_TO: "leads@school.example",
    NOTICE_LANGUAGE: "zh-CN",
    NOTICE_WEBHOOK_URL: "http://127.0.0.1:8080/hook",
    NOTICE_WEBHOOK_SECRET: secret,
  };
  expect(readEnv(variables)).toMatchObject(variables);
});
