// Imported first by every command, so that an old Node is told so before anything else can fail on it.
const [major, minor] = process.versions.node.split(".").map(Number);

if (major < 20 || (major === 20 && minor < 9)) {
  console.error(`Node 20.9 or newer is needed; this is ${process.version}. See https://nodejs.org/`);
  process.exit(1);
}
