import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** What a mail server may do instead of taking a mail. */
export type MailFault = "refuse" | "greylist" | "hang up" | "stall" | "die after taking";

/** A real SMTP server on this machine, which keeps what it was sent. */
export async function openMailServer() {
  const taken: { email: Email; raw: string; to: string[] }[] = [];
  const faults: MailFault[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onData(stream, session, done) {
      const fault = faults.shift();
      if (fault === "hang up") return stream.once("data", () => hangUp(server));
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (fault === "stall") return;
        const answer = fault === "refuse" ? 550 : fault === "greylist" ? 451 : undefined;
        if (answer)
          return done(Object.assign(new Error("no lan@example.com here"), { responseCode: answer }));
        const raw = Buffer.concat(chunks).toString();
        void PostalMime.parse(raw).then((email) => {
          taken.push({ email, raw, to: session.envelope.rcptTo.map(({ address }) => address) });
          if (fault === "die after taking") hangUp(server);
          else done();
        });
      });
    },
  });
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((closed) => server.close(() => closed()));
  return { url: `smtp://127.0.0.1:${port}`, taken, faults, close };
}

/** Cuts every line, as a server that dies does. */
function hangUp(server: SMTPServer): void {
  const { connections } = server as unknown as { connections: Set<{ _socket: { destroy(): void } }> };
  for (const { _socket } of connections) _socket.destroy();
}
