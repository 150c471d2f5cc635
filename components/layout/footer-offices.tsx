import type { Frame } from "./frame";

/** How to reach the school, and where it is. */
export function FooterOffices({ frame: { words, school } }: { frame: Frame }) {
  const { contact, phone, email } = words.footer;
  return (
    <div className="offices">
      <div>
        <h2>{contact}</h2>
        <a href={`tel:${school.phone.replaceAll(" ", "")}`}>{`${phone} ${school.phone}`}</a>
        <br />
        <a href={`mailto:${school.email}`}>{`${email} ${school.email}`}</a>
      </div>
      {school.offices.map(({ name, address }) => (
        <div key={name}>
          <h2>{name}</h2>
          <address>{address}</address>
        </div>
      ))}
    </div>
  );
}
