/** Shown for every unknown address. Routing sets the status 404 (lib/engines/routing/decide.ts). */
export { NotFoundPage as default } from "@/components/layout/missing";
