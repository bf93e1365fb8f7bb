/** The G, in the colour of the words around it. */
export function GoogleIcon() {
  return (
    <svg width="1.375rem" height="1.375rem" viewBox="0 0 24 24" aria-hidden="true">
      <path fill="none" stroke="currentColor" strokeWidth="2.6" d="M20.6 12.2H12.4M20.6 12.2A8.6 8.6 0 1 1 17.9 5.8" />
    </svg>
  )
}
