/** What every unknown address shows; the page front gives it its status 404. */
export { Missing as default } from "@/components/layout/missing";
