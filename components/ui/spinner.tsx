/** A loading indicator; hidden from screen readers, because the text beside it describes the action. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-[1.1em] animate-spin rounded-pill border-3 border-current border-r-transparent"
    />
  );
}
