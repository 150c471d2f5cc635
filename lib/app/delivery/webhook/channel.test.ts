import type { IncomingMessage, ServerResponse } from "node:http";
import { Webhook } from "standardwebhooks";
import { startWebhookReceiver } from "../../../../testing/notifications/webhook-receiver";
import { webhookEventSchema } from "../../../engines/notifications/events";
import type { NotificationRow } from "../../../engines/notifications/channel";
import { isPublicAddress, publicLookup } from "./allowed-address";
import { createWebhookChannel } from "./channel";

const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const eventTime = new Date("2026-03-04T04:00:00.000Z");

let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
});
beforeEach(() => {
  receiver.received.length = receiver.responders.length = 0;
});
afterAll(() => receiver.close());

const notification = {
  id: 7,
  kind: "enquiry.made",
  createdAt: eventTime,
  data: {
    id: 1,
    name: "Lan 语桥",
    phone: "84-912345678",
    phone_e164: "+84912345678",
    region: "VN",
    class: { id: 1, name: { "en-US": "HSK 3" } },
    suspect: false,
    origin: null,
  },
} as unknown as NotificationRow;

const createChannel = (url: string, more: object = {}) =>
  createWebhookChannel({
    NOTICE_WEBHOOK_URL: url,
    NOTICE_WEBHOOK_SECRET: secret,
    NOTICE_WEBHOOK_PRIVATE: "false",
    ...more,
  });
const send = (url = receiver.url) => createChannel(url).send(notification, new Date());

test("events follow Standard Webhooks and the published schema, with the same id at each attempt", async () => {
  await send();
  await send();
  const [first, second] = receiver.received;
  const event = new Webhook(secret).verify(first?.body ?? "", first?.headers ?? {});
  expect(webhookEventSchema("enquiry.made").parse(event)).toEqual(event);
  expect(event).toEqual({
    type: "enquiry.made",
    timestamp: eventTime.toISOString(),
    data: notification.data,
  });
  expect(first?.headers["content-type"]).toBe("application/json");
  expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
  expect(() => new Webhook(secret).verify(`${first?.body} `, first?.headers ?? {})).toThrow();
});

test.each([200, 201, 204, 299])("status %d is a success, whatever the body", async (status) => {
  receiver.responders.push((response) => void response.writeHead(status).end("<!doctype html>"));
  await expect(send()).resolves.toBeUndefined();
});

test.each([
  [500, false],
  [429, false],
  [404, false],
  [401, false],
  [410, true],
  [422, true],
])("status %d is permanent: %s", async (status, isPermanent) => {
  receiver.responders.push((response) => void response.writeHead(status).end("lan@example.com"));
  await expect(send()).rejects.toMatchObject({
    message: `the webhook answered ${status}`,
    isPermanent,
  });
});

test("a redirect is not followed", async () => {
  receiver.responders.push((response) => void response.writeHead(307, { location: "/other" }).end());
  await expect(send()).rejects.toMatchObject({ message: "the webhook answered 307", isPermanent: false });
  expect(receiver.received.map(({ path }) => path)).toEqual(["/hook"]);
});

test("large and endless response bodies are not awaited", async () => {
  receiver.responders.push((response) => void response.writeHead(200).end(Buffer.alloc(10_000_000)));
  receiver.responders.push((response) => void response.writeHead(200).write("slowly"));
  await send();
  await send();
});

test("connections are reused, and replaced if closed meanwhile", async () => {
  const channel = createChannel(receiver.url);
  const usedSockets = new Set<unknown>();
  let wasCut = false;
  const answer = (response: ServerResponse, { socket }: IncomingMessage) => {
    if (!usedSockets.has(socket)) return void response.end("taken");
    wasCut = true;
    socket.destroy();
  };
  let sent = 0;
  // The response is drained in the background, so the next request may open another connection.
  for (; !wasCut && sent < 20; sent++) {
    receiver.responders.push((response, request) => {
      answer(response, request);
      usedSockets.add(request.socket);
    });
    await channel.send(notification, new Date());
  }
  channel.close();
  expect(wasCut).toBe(true);
  expect(receiver.received).toHaveLength(sent + 1);
});

test("a cut-off connection is retried", async () => {
  receiver.responders.push((_, request) => void request.socket.destroy());
  await expect(send()).rejects.toMatchObject({
    message: "the webhook cannot be reached (ECONNRESET)",
    isPermanent: false,
  });
});

test("silent and slow responses time out", async () => {
  const real = AbortSignal.timeout;
  const limits: number[] = [];
  const timeout = jest.spyOn(AbortSignal, "timeout").mockImplementation((limitMs) => {
    limits.push(limitMs);
    return real(50);
  });
  receiver.responders.push(() => undefined);
  await expect(send()).rejects.toMatchObject({ message: "the webhook cannot be reached (ABORT_ERR)" });
  receiver.responders.push((_, { socket }) => void socket.write("HTTP/1.1 2"));
  await expect(send()).rejects.toMatchObject({ message: "the webhook cannot be reached (ABORT_ERR)" });
  expect(limits).toEqual([15_000, 15_000]);
  timeout.mockRestore();
});

test.each([
  ["8.8.8.8", true],
  ["2606:4700::1111", true],
  ["10.1.2.3", false],
  ["172.16.0.1", false],
  ["192.168.1.1", false],
  ["127.0.0.1", false],
  ["0.0.0.0", false],
  ["169.254.169.254", false],
  ["100.64.0.1", false],
  ["224.0.0.1", false],
  ["255.255.255.255", false],
  ["::1", false],
  ["::", false],
  ["fd00::1", false],
  ["fe80::1", false],
  ["::ffff:10.0.0.1", false],
  ["::ffff:a00:1", false],
  ["64:ff9b::a00:1", false],
  ["2002:a00:1::", false],
  ["no address", false],
  ["192.88.99.1", false],
  ["192.175.48.1", false],
  ["240.0.0.1", false],
  ["239.255.255.250", false],
  ["3fff::1", false],
  ["3fff:fff::1", false],
  ["3ffe::1", false],
  ["2620:4f:8000::1", false],
  ["2001:0:a00:1::", false],
  ["2001:db8::1", false],
  ["100::1", false],
  ["5f00::1", false],
  ["fe80::1%eth0", false],
  ["0:0:0:0:0:ffff:a9fe:a9fe", false],
  ["::ffff:8.8.8.8", true],
  ["64:ff9b::808:808", true],
  ["64:ff9b::a9fe:a9fe", false],
  ["64:ff9b:1::808:808", false],
  ["::8.8.8.8", false],
  ["2606:4700::5efe:a00:1", false],
  ["2606:4700::200:5efe:808:808", false],
  ["2606:4700:0:0:0:5efe:a00:1", false],
])("%s is public: %s", (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

test.each(["https://10.0.0.1/hook", "https://[fd00::1]/hook", "https://169.254.169.254/"])(
  "%s is refused",
  async (url) => {
    await expect(send(url)).rejects.toMatchObject({ message: expect.stringContaining("private network") });
  },
);

test("a name with a private address is refused", async () => {
  const found = await new Promise((done) => publicLookup("localhost", {}, (error) => done(error)));
  expect(found).toMatchObject({ message: expect.stringContaining("private network") });
});
