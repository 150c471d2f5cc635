import sharp from "sharp";
import { describeEachEngine } from "../../../testing/provider/engines";
import { now } from "../../../testing/provider/fixture";
import { uploadPicture } from "../../engines/pictures/upload";
import { setSchool } from "../school/school";
import { schoolFile } from "../school/school-file";
import { sharePicture, uploadedSharePicture } from "./picture";
import { pictureUrl } from "./urls";

process.env.SITE_URL = "https://school.example";
const fullCrop = { left: 0, top: 0, width: 1, height: 1 };
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: "#00437a" } })
    .png()
    .toBuffer();

afterEach(() => setSchool(schoolFile()));

describeEachEngine((db) => {
  const upload = async (width: number, height: number) =>
    (await uploadPicture(db(), { bytes: await plain(width, height), crop: fullCrop }, now)).address;

  test("the school's picture of shared links is a JPEG of 1200 by 630, except for pages with an id", async () => {
    setSchool({ ...schoolFile(), sharePicture: await upload(1000, 525) });
    const picture = await uploadedSharePicture("home");
    expect(await sharp(picture).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    expect(await uploadedSharePicture("hotSellDetail")).toBeUndefined();
    // The address stays, so that links shared before show the new picture too.
    expect(pictureUrl("home", "en-US")).toBe("https://school.example/og/en-US/home");
  });

  test("drawn pictures have the school's logo and color", async () => {
    setSchool({ ...schoolFile(), logo: await upload(300, 300), mainColor: "#00437a" });
    const { logo, accent } = (await sharePicture("en-US", "home"))!.picture;
    const [, data = ""] = logo.split("data:image/png;base64,");
    expect(await sharp(Buffer.from(data, "base64")).metadata()).toMatchObject({ width: 120, height: 120 });
    expect(accent).toBe("#00437a");
  });
});

test("the drawn logo takes the school's color", async () => {
  const read = async () => {
    const { logo } = (await sharePicture("en-US", "home"))!.picture;
    return Buffer.from(logo.split(",")[1] ?? "", "base64").toString();
  };
  expect(await read()).toContain('fill="#b9332b"');
  setSchool({ ...schoolFile(), mainColor: "#00437a" });
  expect(await read()).toContain('fill="#00437a"');
});

test("a picture at another address is named directly", () => {
  setSchool({ ...schoolFile(), sharePicture: "/art/share.png" });
  expect(pictureUrl("home", "en-US")).toBe("https://school.example/art/share.png");
  expect(pictureUrl("hotSellDetail", "en-US")).toBe("https://school.example/og/en-US/hotSellDetail");
});
