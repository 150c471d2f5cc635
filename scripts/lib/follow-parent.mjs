// Preloaded into a server: when its parent process ends, even by a kill, the server shuts down as on SIGTERM and releases
// its port and database.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
