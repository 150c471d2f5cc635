import { tsImport } from "tsx/esm/api";

/** The address of a page's share picture. */
const sharePicture = /<meta property="og:image" content="([^"]+)"/;

/**
 * Actions of visitors on a site with demo content other than page views, by name. Each takes a different number every time,
 * and throws if the site refuses it.
 */
export async function visitorActions(address, pages) {
  const { call } = await tsImport("../../lib/app/bootstrap/client.ts", import.meta.url);
  const { samples } = await tsImport("../../lib/base/contract/samples.ts", import.meta.url);
  const { demoPassword: password } = await tsImport(
    "../../lib/subjects/identity/demo-password.ts",
    import.meta.url,
  );
  const expectSuccess = (what, { code, message }) => {
    if (code !== 0) throw new Error(`${what} failed with code ${code}: ${message}`);
  };
  const fetchOk = async (url) => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} returned status ${response.status}`);
    return response;
  };
  return {
    logins: async () => {
      const headers = { "content-type": "application/json", origin: address };
      const body = JSON.stringify({ email: "student@example.com", password });
      const response = await fetch(`${address}/api/account/login`, { method: "POST", headers, body });
      expectSuccess("a login", await response.json());
    },
    enrolments: async (index) => {
      const uniqueFields = { phone_number: 900_000_000 + index, email: `lan.${index}@example.com` };
      expectSuccess(
        "an enrolment",
        await call("abroadCreate", { ...samples.abroadCreate, ...uniqueFields }, { baseUrl: address }),
      );
    },
    questions: async (index) => {
      const uniqueFields = { phone: `84-${900_000_000 + index}` };
      expectSuccess(
        "a question",
        await call("preSaleRegister", { ...samples.preSaleRegister, ...uniqueFields }, { baseUrl: address }),
      );
    },
    "share pictures": async (index) => {
      const html = await (await fetchOk(address + pages[index % pages.length])).text();
      const [, picture] = sharePicture.exec(html) ?? [];
      if (picture) await (await fetchOk(picture)).arrayBuffer();
    },
  };
}
