import { connect } from "../../lib/base/db/connect";
import { attemptAll, type Rush } from "./rush";

/* A child process that makes the booking attempts it receives, on the database configured by its environment. */

await connect();
process.on("message", (part: Pick<Rush, "classId" | "attempts">) => {
  void attemptAll(part).then((outcomes) => process.send?.(outcomes));
});
// The parent process has exited.
process.on("disconnect", () => process.exit());
console.log("ready");
