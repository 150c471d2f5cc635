export { fillPlaceholders as fill } from "@/lib/i18n/fill";
