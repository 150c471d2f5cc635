export { fill } from "@/lib/i18n/fill";
