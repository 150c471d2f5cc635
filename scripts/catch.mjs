import { randomBytes } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { Webhook } from "standardwebhooks";
import { cacheFolder } from "./lib/project.mjs";

// npm run catch: a local mail server and webhook that show what the site sends.
//   npm run catch -- PORT: mail on PORT, webhook on the next port; 1025 and 1026 by default

const port = Number(process.argv[2] ?? 1025);
const folder = join(cacheFolder, "caught");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
let count = 0;

/** Writes the mail's HTML to a file and prints its text. */
async function saveMail(raw) {
  const { to = [], subject = "", text: plainText = "", html = "" } = await PostalMime.parse(raw);
  const file = join(folder, `${String(++count).padStart(3, "0")}.html`);
  writeFileSync(file, html);
  console.log(
    `\nMail to ${to.map(({ address }) => address).join(", ")}: ${subject}\n${file}\n\n${plainText}`,
  );
}

const mailServer = new SMTPServer({
  disabledCommands: ["AUTH", "STARTTLS"],
  logger: false,
  onData(stream, _session, done) {
    buffer(stream)
      .then(saveMail)
      .then(() => done(), done);
  },
});

const secret = `whsec_${randomBytes(32).toString("base64")}`;

const webhookServer = createServer(async (request, response) => {
  const body = await text(request);
  try {
    const event = new Webhook(secret).verify(body, request.headers);
    console.log(
      `\nEvent ${request.headers["webhook-id"]}, valid signature\n${JSON.stringify(event, null, 2)}`,
    );
    response.end();
  } catch {
    console.log("\nThe webhook received a request without a valid signature and responded with 401.");
    response.writeHead(401).end();
  }
});

for (const server of [mailServer, webhookServer]) {
  server.on("error", (error) => {
    console.error(`${error.message}. To use another port: npm run catch -- 2025`);
    process.exit(1);
  });
}
mailServer.listen(port, "127.0.0.1");
webhookServer.listen(port + 1, "127.0.0.1");
console.log(`Mails and events are shown here; each mail is also written to ${folder}. Start the site with

MAIL_URL=smtp://localhost:${port} MAIL_FROM=hello@school.example NOTICE_MAIL_TO=leads@school.example \\
NOTICE_WEBHOOK_URL=http://localhost:${port + 1} NOTICE_WEBHOOK_SECRET=${secret} npm start
`);
