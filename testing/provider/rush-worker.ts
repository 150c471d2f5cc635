import { connect } from "../../lib/provider/db/connect";
import { attemptAll, type Rush } from "./rush";

/* A process of its own on the database of its environment, which makes the attempts it is sent. */

await connect();
process.on("message", (part: Pick<Rush, "classId" | "attempts">) => {
  void attemptAll(part).then((outcomes) => process.send?.(outcomes));
});
// Nobody is left to answer to.
process.on("disconnect", () => process.exit());
console.log("ready");
