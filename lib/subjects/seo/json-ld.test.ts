import { setSchool } from "../school/school";
import { schoolFile } from "../school/school-file";
import { breadcrumbs, faqPage, itemList, organization, serializeJsonLd, website } from "./json-ld";
import { seriesCourse } from "./json-ld-courses";
import { freeClass, freeClasses, videoObject } from "./json-ld-events";
import { packageOffers } from "./json-ld-offers";

process.env.SITE_URL = "https://school.example";

test("no text can close the script element, and the JSON is unchanged", () => {
  const question = 'Is </script><script>alert("1")</script> or <!-- safe?';
  const text = serializeJsonLd([faqPage("en-US", [{ question, answer: "Yes & no." }])]);
  expect(text).not.toContain("<");
  expect(JSON.parse(text)["@graph"][0].mainEntity[0]).toMatchObject({
    name: question,
    acceptedAnswer: { text: "Yes & no." },
  });
});

test("the site refers to the organization", () => {
  const school = organization("zh-TW", "學校");
  expect(school).toMatchObject({
    name: "語橋",
    foundingDate: "2018",
    address: [
      { addressCountry: "CN", streetAddress: expect.stringContaining("深圳") },
      { addressCountry: "HK" },
      { addressCountry: "VN" },
    ],
  });
  expect(website("zh-TW").publisher).toEqual({ "@id": school["@id"] });
});

test("the logo is the school's, or else the site icon", () => {
  expect(organization("en-US", "").logo).toBe("https://school.example/icons/icon-512.png");
  setSchool({ ...schoolFile(), logo: "/pictures/logo.webp" });
  expect(organization("en-US", "").logo).toBe("https://school.example/pictures/logo.webp");
  setSchool(schoolFile());
});

test("a free class has start, end and a free offer", () => {
  const startsAt = new Date("2026-03-03T22:00:00+08:00");
  const event = freeClass("vi-VN", { name: "n", description: "d", startsAt, minutes: 60, path: "/live" });
  expect(event).toMatchObject({
    startDate: "2026-03-03T14:00:00.000Z",
    endDate: "2026-03-03T15:00:00.000Z",
    isAccessibleForFree: true,
    location: { url: "https://school.example/live?locale=vi-VN" },
  });
});

test("the first of several classes has location and offer, and the others refer to them", () => {
  const event = { name: "n", description: "d", startsAt: new Date(0), minutes: 60 };
  const [first, second] = freeClasses("vi-VN", "/live", [event, { ...event, name: "m" }]);
  const place = { "@id": "https://school.example/live#place" };
  const price = { "@id": "https://school.example/live#price" };
  const url = "https://school.example/live?locale=vi-VN";
  expect(first).toMatchObject({
    name: "n",
    location: { ...place, "@type": "VirtualLocation", url },
    offers: { ...price, "@type": "Offer", price: 0, url },
  });
  expect(second).toMatchObject({ name: "m", location: place, offers: price, isAccessibleForFree: true });
  expect(second?.location).toEqual(place);
});

test("steps and items are numbered from one and have addresses in the language", () => {
  const steps = [
    { name: "Home", path: "/home" },
    { name: "Live", path: "/live" },
  ];
  expect(breadcrumbs("id-ID", steps).itemListElement).toMatchObject([
    { position: 1, item: "https://school.example/home?locale=id-ID" },
    { position: 2, item: "https://school.example/live?locale=id-ID" },
  ]);
  expect(itemList("id-ID", steps)).toMatchObject({
    numberOfItems: 2,
    itemListElement: [{ position: 1 }, {}],
  });
});

test("a video has its duration in ISO 8601 and omits unknown fields", () => {
  const video = { name: "n", description: "d", thumbnail: "t", uploadedAt: new Date(0) };
  expect(videoObject("en-US", { ...video, minutes: 45 }).duration).toBe("PT45M");
  expect(JSON.parse(serializeJsonLd([videoObject("en-US", video)]))["@graph"][0]).not.toHaveProperty(
    "duration",
  );
});

test("offers have the price in major units, and a course without an estimate has none", () => {
  const packages = [{ title: "120 class points", offer: { price: "19.90", currency: "USD" }, until: null }];
  expect(packageOffers("vi-VN", { name: "Packages", path: "/prices", packages })).toMatchObject({
    numberOfItems: 1,
    itemListElement: [
      {
        "@type": "Offer",
        price: "19.90",
        priceCurrency: "USD",
        url: "https://school.example/prices?locale=vi-VN",
      },
    ],
  });
  const course = { name: "n", description: "d", path: "/hot-sell/detail/1", teacher: { name: "Lin" } };
  expect(seriesCourse("en-US", course).offers).toEqual({ "@type": "Offer", category: "Paid" });
  const priced = seriesCourse("en-US", { ...course, price: { price: "794", currency: "USD" } });
  expect(priced.offers).toMatchObject({ price: "794", priceCurrency: "USD" });
});
