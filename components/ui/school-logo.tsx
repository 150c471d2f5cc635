import { Logo } from "./logo";

type SchoolLogoProps = { logo: string; className?: string };

/** The school's logo on a white ground, so that it shows on any surface, or else the drawn one. */
export function SchoolLogo({ logo, className = "size-10" }: SchoolLogoProps) {
  if (!logo) return <Logo className={className} />;
  return (
    <img
      src={logo}
      alt=""
      width={40}
      height={40}
      className={`rounded-small bg-white object-contain p-0.5 ${className}`}
    />
  );
}
