/** A loading indicator; hidden from screen readers, because the text beside it describes the action. */
export function Spinner() {
  return <span aria-hidden="true" className="spinner" />;
}
