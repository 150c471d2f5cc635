import { useMessages } from "next-intl";
import { outsideCheck } from "@/lib/links/classroom";
import { paths } from "@/lib/paths";
import { DeviceCheckStart } from "./device-check-start";

/** The start-test button, and where the check happens (spec section 2, Class page). The help links here. */
export function DeviceCheck() {
  const { title, text, data, noScript, ...labels } = useMessages().deviceCheck;
  return (
    <section id="device-check" aria-labelledby="device-check-title" className="wrap class-section no-print">
      <div className="class-check">
        <div>
          <h2 id="device-check-title" className="text-h2">
            {title}
          </h2>
          <p className="mt-3 max-w-[40rem]">{text}</p>
          <p className="text-label mt-2">{data}</p>
        </div>
        <DeviceCheckStart labels={labels} help={`${paths.help}#equipment`} classroom={outsideCheck()} />
        <noscript>
          <p className="font-semibold">{noScript}</p>
        </noscript>
      </div>
    </section>
  );
}
