/** Takes what broke its contract so far, in a test that means to break it: whatever is left at the end of a test fails it (`isolate-files.ts`). */
export function takeViolations(): NonNullable<Window['__contractViolations']> {
  const violations = window.__contractViolations ?? []
  window.__contractViolations = undefined
  return violations
}
