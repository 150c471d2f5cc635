// Loaded into a server before it starts: when the command that started it is gone, however it went, the server
// shuts down as if asked to, so that it keeps neither the port nor the database.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
