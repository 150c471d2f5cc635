import { viewerFile, viewerPage } from "./viewer";

test("the page loads from this site only and has no inline script", async () => {
  const response = await viewerPage();
  const html = await response.text();
  expect(html).not.toMatch(/https?:\/\/|<script(?![^>]* src=)| on\w+=/);
  expect(html).toMatch(/<html lang="en">/);
  expect(html).toMatch(/<title>.+<\/title>/);
  expect(html).toContain('<main id="viewer">');
});

test("every file of the page is served with its type and cached forever", async () => {
  const html = await (await viewerPage()).text();
  const named = [...html.matchAll(/(?:src|href)="\/api\/docs\/([^"?]+)\?v=([0-9a-f]+)"/g)];
  expect(named).toHaveLength(4);
  for (const [, name = "", version = ""] of named) {
    const response = await viewerFile(name, version);
    expect(response.headers.get("content-type")).toBe(
      `text/${name.endsWith("css") ? "css" : "javascript"}; charset=utf-8`,
    );
    expect(response.headers.get("cache-control")).toContain("immutable");
    expect((await response.text()).length).toBeGreaterThan(50);
    expect((await viewerFile(name, "old")).headers.get("cache-control")).toBe("no-cache");
  }
});

test.each([
  "package.json",
  "index.html",
  "swagger-ui-bundle.js.map",
  "../package.json",
  "__proto__",
  "toString",
])("%s is not served", async (name) => {
  expect((await viewerFile(name, null)).status).toBe(404);
});
