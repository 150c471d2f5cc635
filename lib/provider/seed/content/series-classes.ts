import type { DemoContent } from "../content-types";
import { preSaleClasses } from "./series-pre-sale";
import { recommendedClasses } from "./series-recommended";

export const seriesClasses: DemoContent["seriesClasses"] = [...preSaleClasses, ...recommendedClasses];
