/** Turns while something is under way; the words beside it say what. */
export function Spinner() {
  return <span aria-hidden="true" className="spinner" />;
}
