import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** Faults of a mail server while it receives a message. */
export type MailFault = "refuse" | "greylist" | "hang up" | "stall" | "crash after receipt";

/** Starts an SMTP server on this machine that records received mail; `faults` apply to the next messages in order. */
export async function startMailServer() {
  const received: { email: Email; raw: string; to: string[] }[] = [];
  const faults: MailFault[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onData(stream, session, done) {
      const fault = faults.shift();
      if (fault === "hang up") return stream.once("data", () => destroyConnections(server));
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (fault === "stall") return;
        const responseCode = fault === "refuse" ? 550 : fault === "greylist" ? 451 : undefined;
        if (responseCode) return done(Object.assign(new Error("no lan@example.com here"), { responseCode }));
        const raw = Buffer.concat(chunks).toString();
        void PostalMime.parse(raw).then((email) => {
          received.push({ email, raw, to: session.envelope.rcptTo.map(({ address }) => address) });
          if (fault === "crash after receipt") destroyConnections(server);
          else done();
        });
      });
    },
  });
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${port}`, received, faults, close };
}

/** Destroys all connections, as a crash does. */
function destroyConnections(server: SMTPServer): void {
  const { connections } = server as unknown as { connections: Set<{ _socket: { destroy(): void } }> };
  for (const { _socket } of connections) _socket.destroy();
}
