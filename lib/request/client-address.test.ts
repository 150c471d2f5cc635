import { clientAddress, networkOf } from "./client-address";

test.each([
  // socket, X-Forwarded-For, trusted proxies, client
  ["203.0.113.9", undefined, 0, "203.0.113.9"],
  ["203.0.113.9", "198.51.100.1", 0, "203.0.113.9"],
  ["127.0.0.1", "198.51.100.1", 1, "198.51.100.1"],
  ["127.0.0.1", "6.6.6.6, 198.51.100.1", 1, "198.51.100.1"],
  ["127.0.0.1", "6.6.6.6, 198.51.100.1, 10.0.0.2", 2, "198.51.100.1"],
  ["127.0.0.1", "6.6.6.6,198.51.100.1", 1, "198.51.100.1"],
  // Not through all proxies: the header is ignored.
  ["203.0.113.9", undefined, 1, "203.0.113.9"],
  ["203.0.113.9", "198.51.100.1", 2, "203.0.113.9"],
  ["203.0.113.9", "", 1, "203.0.113.9"],
  ["127.0.0.1", "6.6.6.6, unknown", 1, "127.0.0.1"],
  ["127.0.0.1", "6.6.6.6, <script>", 1, "127.0.0.1"],
  ["127.0.0.1", "6.6.6.6, 999.1.1.1", 1, "127.0.0.1"],
  // With a port, which some proxies add.
  ["127.0.0.1", "198.51.100.1:4711", 1, "198.51.100.1"],
  ["127.0.0.1", "[2001:db8::7]:4711", 1, "2001:db8::7"],
  ["::ffff:203.0.113.9", undefined, 0, "203.0.113.9"],
  ["fe80::1%eth0", undefined, 0, "fe80::1"],
  [undefined, undefined, 0, "unknown"],
])("socket %s, header %j, %i trusted: %s", (socket, forwarded, trusted, client) => {
  expect(clientAddress(socket, forwarded, trusted)).toBe(client);
});

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["1:2:3::", "1:2:3:0::/64"],
  ["unknown", "unknown"],
])("%s counts as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
