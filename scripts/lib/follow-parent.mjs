import { fstatSync } from "node:fs";

// Preloaded into a process, or imported by it: when its parent process ends, even by a kill, it shuts down as on SIGTERM and
// releases its port and database. The end is noticed by the channel to the parent, or by standard input if that is a pipe.
const shutDown = () => process.kill(process.pid, "SIGTERM");
const input = fstatSync(0);

if (process.channel) {
  process.once("disconnect", shutDown);
  process.channel.unref();
} else if (input.isFIFO() || input.isSocket()) {
  process.stdin.once("end", shutDown).resume();
  process.stdin.unref();
}

// Processes that this one forks have a channel for their own use.
const position = process.execArgv.findIndex((argument) => argument.endsWith("/follow-parent.mjs"));
if (position > 0) process.execArgv.splice(position - 1, 2);
