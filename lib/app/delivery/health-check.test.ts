import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { SMTPServer } from "smtp-server";
import { startMailServer } from "../../../testing/notifications/mail-server";
import { startWebhookReceiver } from "../../../testing/notifications/webhook-receiver";
import { readEnv } from "../../base/env";
import { log } from "../../base/log/log";
import type { Database } from "../../base/db/types";
import { checkChannels, findHealthCheck } from "./health-check";
import { createMailChannel } from "./mail/channel";
import { startNotifications, stopNotifications } from "./start";
import { createWebhookChannel } from "./webhook/channel";
import type { CheckedChannel } from "../../engines/notifications/channel";

let settings: Record<string, string> = {};
jest.mock("../../base/env", () => ({
  ...jest.requireActual("../../base/env"),
  env: () => readEnv(settings),
}));

/** Health checks do not use the database. */
const noDatabase = {} as Database;
const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const mail = (url: string, timeouts?: Parameters<typeof createMailChannel>[2]) => {
  const more = {
    NOTICE_MAIL_TO: undefined,
    NOTICE_LANGUAGE: "en-US",
    SITE_URL: "https://a.example",
  } as const;
  return createMailChannel(
    noDatabase,
    { MAIL_URL: url, MAIL_FROM: "hello@school.example", ...more },
    timeouts,
  );
};
const webhook = (url: string) =>
  createWebhookChannel({
    NOTICE_WEBHOOK_URL: url,
    NOTICE_WEBHOOK_SECRET: secret,
    NOTICE_WEBHOOK_PRIVATE: "false",
  });

/** Opens a server that accepts connections and never responds. */
async function openSilentServer() {
  const open: Socket[] = [];
  const server = createServer((socket) => void open.push(socket.on("error", () => undefined)));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const close = async () => {
    for (const socket of open) socket.destroy();
    await new Promise((closed) => server.close(closed));
  };
  return { address: `127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

let logged: Record<"warn" | "info", jest.SpyInstance>;
beforeEach(() => {
  logged = {
    warn: jest.spyOn(log, "warn").mockImplementation(() => undefined),
    info: jest.spyOn(log, "info").mockImplementation(() => undefined),
  };
});
afterEach(() => jest.restoreAllMocks());

/** Runs a channel's health check; it is logged once and stored for the desk. */
async function checkError(way: CheckedChannel): Promise<string | null | undefined> {
  await checkChannels([way]);
  expect(logged.warn.mock.calls.length + logged.info.mock.calls.length).toBe(1);
  return findHealthCheck(way.name)?.error;
}

test("a working mail server passes the check and receives no mail", async () => {
  const server = await startMailServer();
  expect(await checkError(mail(server.url))).toBeNull();
  expect(logged.info).toHaveBeenCalledTimes(1);
  expect(server.received).toEqual([]);
  await server.close();
});

test("absent, silent and password-rejecting mail servers give different errors", async () => {
  expect(await checkError(mail("smtp://127.0.0.1:1"))).toBe("the mail server cannot be reached (ESOCKET)");
  logged.warn.mockClear();

  const { address, close } = await openSilentServer();
  const timeouts = { connectionTimeout: 1000, greetingTimeout: 50, socketTimeout: 1000 };
  expect(await checkError(mail(`smtp://${address}`, timeouts))).toBe(
    "the mail server cannot be reached (ETIMEDOUT)",
  );
  await close();
  logged.warn.mockClear();

  const strict = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error("wrong password of lan@example.com")),
  });
  strict.listen(0, "127.0.0.1");
  await once(strict.server, "listening");
  const { port } = strict.server.address() as AddressInfo;
  expect(await checkError(mail(`smtp://lan:wrong@127.0.0.1:${port}`))).toBe("the mail server answered 535");
  await new Promise<void>((closed) => strict.close(closed));
});

test("a webhook gets a connection but no request; absent, silent and private ones give errors", async () => {
  const receiver = await startWebhookReceiver();
  expect(await checkError(webhook(receiver.url))).toBeNull();
  expect(receiver.received).toEqual([]);
  await receiver.close();
  logged.info.mockClear();

  expect(await checkError(webhook("http://127.0.0.1:1/hook"))).toBe(
    "the webhook cannot be reached (ECONNREFUSED)",
  );
  logged.warn.mockClear();
  expect(await checkError(webhook("https://10.0.0.1/hook"))).toMatch(/private network/);
  logged.warn.mockClear();

  const { address, close } = await openSilentServer();
  const real = AbortSignal.timeout;
  jest.spyOn(AbortSignal, "timeout").mockImplementation(() => real(50));
  expect(await checkError(webhook(`https://${address}/hook`))).toBe(
    "the webhook cannot be reached (ABORT_ERR)",
  );
  await close();
});

test("a health check ends, whatever the server does", async () => {
  jest.useFakeTimers();
  const never: CheckedChannel = {
    name: "mail",
    send: () => Promise.resolve(),
    check: () => new Promise(() => undefined),
    close: () => undefined,
  };
  const check = checkChannels([never]);
  await jest.advanceTimersByTimeAsync(30_000);
  await check;
  expect(findHealthCheck("mail")?.error).toBe("no answer in time");
  jest.useRealTimers();
});

test("the start does not wait for a silent mail server", async () => {
  const { address, close } = await openSilentServer();
  settings = { MAIL_URL: `smtp://${address}`, MAIL_FROM: "hello@school.example" };
  jest.spyOn(log, "error").mockImplementation(() => undefined);
  const warned = new Promise<void>((resolve) => logged.warn.mockImplementation(() => resolve()));
  await startNotifications(noDatabase);
  expect(findHealthCheck("mail")).toBeUndefined();
  await close();
  await warned;
  await stopNotifications();
});
