import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { cache, type ReactNode } from "react";
import { notTeachers } from "@/components/session/viewers";
import { buttonClasses } from "@/components/ui/button";
import type { Language } from "@/lib/base/i18n/languages";
import { paths } from "@/lib/base/paths";

type RecordPageProps = { params: Promise<{ id: string }> };

type RecordPageOptions<Found> = {
  /** Reads the record; undefined if it does not exist. */
  find: (id: number, language: Language) => Promise<Found | undefined>;
  /** What `find` throws if the provider could not be read. */
  unreadable: new (message?: string, options?: ErrorOptions) => Error;
  toPath: (id: string) => string;
  toMetadata: (found: Found, id: string, language: Language) => Promise<Metadata>;
  render: (found: Found) => ReactNode;
};

/** A page of a single record: the 404 page if there is none, and a retry link if the provider cannot be read. */
export function recordPage<Found extends Record<string, unknown>>(options: RecordPageOptions<Found>) {
  const { find, unreadable, toPath, toMetadata, render } = options;

  /** Cached per request, because metadata and page need the same data. */
  const read = cache(async (id: string) => {
    try {
      return await find(Number(id), await getLocale());
    } catch (error) {
      if (error instanceof unreadable) return "unreadable";
      throw error;
    }
  });

  async function generateMetadata({ params }: RecordPageProps): Promise<Metadata> {
    const { id } = await params;
    const found = await read(id);
    // The 404 page sets its own title.
    if (!found) return {};
    if (found === "unreadable") return { title: (await getTranslations("error"))("title") };
    return toMetadata(found, id, await getLocale());
  }

  async function RecordPage({ params }: RecordPageProps) {
    const { id } = await params;
    const found = await read(id);
    if (!found) notFound();
    if (found === "unreadable") return <Unreachable path={toPath(id)} />;
    return render(found);
  }

  return { generateMetadata, RecordPage };
}

/** Replaces a page whose main content could not be loaded from the provider, with a retry link. */
async function Unreachable({ path }: { path: string }) {
  const t = await getTranslations();
  return (
    <section className="wrap grid justify-items-center py-16 text-center">
      <img src="/art/error.svg" alt="" width={480} height={320} />
      <h1 className="mt-6 text-h1">{t("error.title")}</h1>
      <p className="mt-3 max-w-[34rem] lead">{t("notice.failed")}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <a href={path} className={buttonClasses.primary}>
          {t("error.retry")}
        </a>
        <a data-for={notTeachers} href={paths.hotSell} className={buttonClasses.secondary}>
          {t("header.hotSell")}
        </a>
      </div>
    </section>
  );
}
