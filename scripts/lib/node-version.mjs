// Imported first by every command, so that an old Node fails with this message and not with another error.
const [major, minor] = process.versions.node.split(".").map(Number);

if (major < 20 || (major === 20 && minor < 9)) {
  console.error(`Node 20.9 or newer is needed; this is ${process.version}. See https://nodejs.org/`);
  process.exit(1);
}
