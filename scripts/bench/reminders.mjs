import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { root } from "../lib/project.mjs";
import { ended, start, Stop } from "../lib/run.mjs";
import { markdown } from "./table.mjs";

/** Reminders of one live class to `count` students, all of them to a webhook on this machine, as a Markdown table. */
export async function remindersText(folder, count) {
  const ids = new Set();
  const sink = createServer((request, response) => {
    ids.add(request.headers["webhook-id"]);
    request.resume().on("end", () => response.end());
  });
  sink.listen(0, "127.0.0.1");
  await once(sink, "listening");
  const child = start(
    [process.execPath, "--import", "tsx", join(root, "scripts/bench/send-reminders.ts"), String(count)],
    {
      env: {
        ...process.env,
        API_HOST: "",
        MAIL_URL: "",
        MAIL_FROM: "",
        NOTICE_MAIL_TO: "",
        DATABASE_URL: "",
        DATA_DIR: folder,
        NOTICE_WEBHOOK_URL: `http://127.0.0.1:${sink.address().port}/`,
        NOTICE_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 1).toString("base64")}`,
      },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const [said, code] = await Promise.all([text(child.stdout), ended(child)]);
  sink.close();
  if (code !== 0 || ids.size !== count) throw new Stop(`${ids.size} of ${count} reminders arrived.`);
  const { engine, writtenAfter, seconds, memory } = JSON.parse(said);
  const cells = [
    engine,
    count.toLocaleString("en"),
    `${writtenAfter} s`,
    `${seconds} s`,
    `${memory[0]}, ${memory[Math.floor(memory.length / 2)]}, ${memory.at(-1)} MB`,
  ];
  const head = ["Database", "Students", "All written after", "All sent after", "Memory: first, midway, last"];
  return markdown([head, cells]);
}
